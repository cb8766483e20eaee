import { optionPrices } from '../../../lib/business/configurator/options';
import { priceLines, priceOf } from '../../../lib/business/configurator/price';
import { composeRecommendation } from '../../../lib/business/configurator/recommendation';
import { sectors } from '../../../lib/business/content/sectors';
import { services } from '../../../lib/business/content/services';
import { productIds, screenSizes, specs } from '../../../lib/business/products/specs';
import { site } from '../../../lib/business/site';
import { routes } from '../../../lib/routes';
import type { Fact } from './fact';

const pairs = productIds.map((id) => screenSizes.map((size) => specs[id].sizes[size].priceFrom));
const prices = pairs.flat();
const options = productIds.flatMap(optionPrices);
const surcharges = options.flatMap((option) => option.surcharges.map(({ amount }) => amount));
const touch = Object.fromEntries(
  optionPrices('brandvision')[0]?.surcharges.map(({ size, amount }) => [size, amount]) ?? [],
);
const recommended = sectors.flatMap(({ models }) => models.map(composeRecommendation));
const perMonth = site.softwarePricePerMonth;

const ofMarket = new RegExp(`^${routes.marktsegmenten}/`);
const ofConfigurator = new RegExp(`^${routes.configurator}`);

/** Prices where no model is named; those of a named model stand in `models.ts`. In euro, without VAT. */
export const priceFacts: readonly Fact[] = [
  {
    name: 'meerprijs van een touchscreen, per maat',
    says: ['Touchscreen # inch, Meerprijs: € #'],
    values: ([size]) => [screenSizes, touch[String(size)] ?? []],
  },
  {
    name: 'meerprijs van een optie in een bericht',
    says: [
      `(?:Eigen (?:RAL-)?kleur|andere kleur)[^€.]*€ #`,
      'Dag en nacht[^€.]*€ #',
      'mediaspeler[^€.]*€ #',
    ],
    values: [surcharges],
    isGeneral: true,
  },
  {
    name: 'tarief van stroom in een berekening, per kWh',
    says: ['€ # per kWh'],
    values: [0.3],
  },
  {
    name: 'laagste richtprijs',
    isGeneral: true,
    says: ['richtprijs vanaf(?:, excl\\. btw:)? € #', 'kiosken?[^.€]* vanaf € #', 'begint bij € #'],
    values: [[Math.min(...prices), ...prices]],
  },
  {
    name: 'richtprijs van een model in beide maten',
    says: ['€ #,? ?€ #'],
    values: ([first = 0]) => [
      pairs.map(([price = 0]) => price),
      pairs.find(([price]) => price === first)?.[1] ?? [],
    ],
    isStrict: true,
    on: new RegExp(`^${routes.kiosken}$`),
  },
  {
    name: 'richtprijs van een model, vanaf',
    isGeneral: true,
    says: ['vanaf € #'],
    values: [[...prices, perMonth]],
  },
  {
    name: 'prijsverschil tussen twee modellen of maten',
    says: [
      '(?:scheelt(?: het)?|bespaart u|houdt) € #',
      '€ # (?:goedkoper|duurder|over|minder)',
      '55 inch \\+ € #',
    ],
    values: [
      prices.flatMap((one) => prices.flatMap((other) => [Math.abs(one - other), 2 * one - other])),
    ],
  },
  {
    name: 'prijs van een aanbevolen kiosk',
    says: ['€ #(?= ?excl\\. btw)', '(?:richtprijs|vanaf)[^€]*€ #'],
    values: [[...prices, ...recommended.map(priceOf)]],
    on: ofMarket,
  },
  {
    name: 'meerprijs van een aanbevolen optie',
    says: ['\\(€ #\\)'],
    values: [recommended.flatMap((choice) => priceLines(choice).map(({ amount }) => amount))],
    on: ofMarket,
  },
  {
    name: 'meerprijs in de configurator',
    says: ['\\+ € #'],
    values: [surcharges],
    on: ofConfigurator,
  },
  {
    name: 'totaal in de configurator',
    isGeneral: true,
    says: ['^€ #$'],
    values: [prices],
    on: ofConfigurator,
  },
  {
    name: 'levertijd in de configurator',
    isGeneral: true,
    says: ['levertijd:? # weken'],
    values: [productIds.map((id) => specs[id].deliveryWeeks.standard)],
    on: ofConfigurator,
  },
  {
    name: 'prijs van een dienst van het platform',
    says: ['€ # per (?:kaartje per jaar|maand)\\b'],
    values: [[...services.map(({ price }) => price.amount), perMonth]],
  },
  {
    name: 'prijs van de software per scherm per maand',
    says: [
      '€ #(?:,? excl\\. btw,?)? per scherm(?: per maand)?',
      'software[^.€]* vanaf € #',
      'per scherm[^.€]*: (?:vanaf )?€ #',
    ],
    values: [perMonth],
  },
  {
    name: 'prijs van de software per jaar',
    says: ['Voor # schermen is dat € # per jaar'],
    values: ([screens = 0]) => ['any', screens * 12 * perMonth],
  },
];
