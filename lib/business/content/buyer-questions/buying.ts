import { formatNumber } from '../../../platform/text/format-number';
import { routes } from '../../../routes';
import { formatPrice, formatQuantity, formatRange } from '../../products/format';
import { deliveryRange } from '../../products/lowest-figures';
import { specs } from '../../products/specs';
import { PROJECT_PATH } from '../../project/path';
import { site } from '../../site';
import {
  installationPrice,
  leaseMonths,
  leasePricePerMonth,
  leaseYearlyRate,
  quantityDiscounts,
  transportPrice,
  trialPlacement,
} from '../service-rates';
import type { BuyerQuestion } from './buyer-question';

const [few, many] = quantityDiscounts;
const lease = (model: 'wall-kiosk' | 'brandvision') => formatPrice(leasePricePerMonth(model));
const nameOf = (model: 'wall-kiosk' | 'brandvision') => specs[model].name;

/** Answered on the page about buying, in this order. */
export const buyingQuestions: readonly BuyerQuestion[] = [
  {
    id: 'transport-en-plaatsing',
    question: 'Wat kosten transport en installatie?',
    topic: 'Transport en installatie',
    about: 'Richtprijs per kiosk en per adres.',
    answer: [
      [
        `Installatie door onze monteurs kost ${formatPrice(installationPrice.first)} per kiosk, en ${formatPrice(installationPrice.next)} voor elke volgende kiosk op hetzelfde adres. Zij pakken de kiosk uit, zetten of hangen hem op zijn plek, sluiten hem aan, testen het scherm en geven uitleg. Transport binnen Nederland kost ${formatPrice(transportPrice.netherlands)} per adres, tot op de begane grond.`,
      ],
      [
        'Dit zijn richtprijzen, excl.\u00a0btw. Takelwerk, werk buiten kantooruren en het aanleggen van stroom of netwerk vallen erbuiten. Het bedrag voor uw plek staat in de offerte. Wat u zelf regelt, staat in ',
        { text: 'artikel\u00a08 van de voorwaarden', href: `${routes.terms}#artikel-8` },
        '.',
      ],
    ],
  },
  {
    id: 'leasen',
    question: 'Kan ik een kiosk leasen, huren of eerst proberen?',
    topic: 'Leasen of proberen',
    about: 'Per maand; verhuren doen wij niet.',
    answer: [
      [
        `Leasen kan voor ${formatQuantity(leaseMonths, 'maanden')}, via een leasemaatschappij die uw aanvraag beoordeelt. Een ${nameOf('wall-kiosk')} van 43\u00a0inch kost dan vanaf ${lease('wall-kiosk')} per maand en een ${nameOf('brandvision')} van 43\u00a0inch vanaf ${lease('brandvision')}. De jaarrente daarin is ongeveer ${formatNumber(leaseYearlyRate, 1)}\u00a0procent. Dat zijn richtprijzen, excl.\u00a0btw, transport en installatie. Verhuren doen wij niet, ook niet voor een evenement.`,
      ],
      [
        'Proberen kan in ',
        { text: 'onze showroom', href: `${routes.contact}#wie-wij-zijn` },
        `, met uw eigen inhoud. Als u ${trialPlacement.fromKiosks} kiosken of meer overweegt, staat de eerste ${formatQuantity(trialPlacement.weeks, 'weken')} op proef bij u. U betaalt dan alleen transport en installatie.`,
      ],
    ],
  },
  {
    id: 'korting',
    question: 'Krijg ik korting bij meerdere kiosken?',
    topic: 'Kwantumkorting',
    about: 'Vanaf drie kiosken.',
    answer: [
      [
        `Ja. Bij ${few.from} tot en met ${few.to} kiosken in één bestelling gaat er ${few.percent}\u00a0procent van de prijs van de kiosken met hun opties af, bij ${many.from} tot en met ${many.to} kiosken ${many.percent}\u00a0procent. Voor meer kiosken maken wij een voorstel. Modellen en maten mogen verschillen. De korting geldt niet voor transport, installatie en software.`,
      ],
    ],
  },
  {
    id: 'leverdatum',
    question: 'Wanneer staat mijn kiosk er?',
    topic: 'Leverdatum',
    about: 'Vanaf wanneer de weken tellen.',
    answer: [
      [
        `Na ${formatRange(deliveryRange, 'weken')}, dat verschilt per model. De weken tellen vanaf de dag dat uw akkoord, alle gegevens en een gevraagde aanbetaling binnen zijn. In `,
        { text: 'Uw project', href: PROJECT_PATH },
        ' staat de datum als u vandaag bestelt.',
      ],
      [
        'Dat blijft een streefdatum (',
        { text: 'artikel\u00a07 van de voorwaarden', href: `${routes.terms}#artikel-7` },
        '). Opent u op een vaste dag? Zet die in uw aanvraag. Vast is een datum pas als de offerte hem zo vermeldt.',
      ],
    ],
  },
  {
    id: 'belgie',
    question: 'Levert u ook in België?',
    topic: 'Levering in België',
    about: 'Met btw en garantie.',
    answer: [
      [
        `Ja, in heel België, met dezelfde levertijd. Onze monteurs of een vaste installateur plaatsen de kiosk. Transport kost ${formatPrice(transportPrice.belgium)} per adres (richtprijs, excl.\u00a0btw); de bijdrage voor Recupel staat apart op de factuur.`,
      ],
      [
        'Dient u in België periodieke btw-aangiften in? Dan verleggen wij de btw naar u. Veel scholen, ziekenhuizen en kleine ondernemingen doen die aangiften niet, ook met een btw-nummer; zij betalen Belgische btw.',
      ],
      [
        `De garantie is ${site.warranty.hardware} op de hardware, met één verschil: de reis- en transportkosten van garantiewerk betaalt u buiten Nederland zelf, zoals in de `,
        { text: 'algemene voorwaarden', href: `${routes.terms}#artikel-11` },
        ' staat.',
      ],
    ],
  },
];
