import { optionPrices } from '../../../lib/business/configurator/options';
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
const perMonth = site.softwarePricePerMonth;

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
    says: ['begint bij € #'],
    values: [[Math.min(...prices), ...prices]],
  },
  {
    name: 'richtprijs van een model, vanaf',
    isGeneral: true,
    says: ['vanaf € #'],
    values: [[...prices, perMonth]],
  },
  {
    name: 'prijsverschil tussen twee modellen of maten',
    says: ['€ # (?:goedkoper|duurder|over|minder)'],
    values: [
      prices.flatMap((one) => prices.flatMap((other) => [Math.abs(one - other), 2 * one - other])),
    ],
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
];
