import { formatPrice } from '../../products/format';
import { contentPrice, integrationPriceFrom } from '../service-rates';
import type { BuyerQuestion } from './buyer-question';

/** Answered below the price of the software. */
export const softwareQuestions: readonly BuyerQuestion[] = [
  {
    id: 'koppelingen',
    question: 'Met welke kassa-, hotel- en zorgsystemen werkt de software samen?',
    about: 'Koppeling met kassa, PMS, agenda of patiëntsysteem.',
    answer: [
      [
        'Met elk systeem dat gegevens aanbiedt via een API (JSON of XML), een agenda (iCal) of een bestand (CSV). Vraag uw leverancier of dat kan. Prijzen, zaalindeling en wachttijden komen dan vanzelf op het scherm. Patiënten aanmelden gaat via HL7\u00a0FHIR.',
      ],
      [
        `Een koppeling op maat maken wij op offerte, vanaf ${formatPrice(integrationPriceFrom)} (richtprijs, excl.\u00a0btw).`,
      ],
    ],
  },
  {
    id: 'wie-maakt-de-inhoud',
    question: 'Wie maakt de inhoud?',
    about: 'Zelf maken met sjablonen, of laten ontwerpen.',
    answer: [
      [
        `U, met sjablonen die bij het abonnement horen. Wilt u een vliegende start? Voor ${formatPrice(contentPrice.start)} maken wij ${contentPrice.startTemplates} sjablonen in uw huisstijl en de planning van de eerste week. Ander ontwerpwerk kost ${formatPrice(contentPrice.perHour)} per uur. Dit zijn richtprijzen, excl.\u00a0btw. De inhoud blijft van u.`,
      ],
    ],
  },
];
