import { formatResolution } from '../../products/condition-rows';
import { formatPrice } from '../../products/format';
import { contentPrice, integrationPriceFrom } from '../service-rates';
import type { BuyerQuestion } from './buyer-question';

/** Answered below the price of the software. */
export const softwareQuestions: readonly BuyerQuestion[] = [
  {
    id: 'koppelingen',
    question: 'Met welke kassa-, hotel- en zorgsystemen werkt de software samen?',
    topic: 'Koppelingen',
    about: 'Kassa, hotel, zorg, agenda.',
    answer: [
      [
        `Met systemen die gegevens mogen afgeven via een API, een agenda (iCal) of een bestand (CSV): prijzen, zalen, wachttijden. Patiënten aanmelden gaat via HL7\u00a0FHIR. Een koppeling op maat kost vanaf ${formatPrice(integrationPriceFrom)} (richtprijs, excl.\u00a0btw).`,
      ],
    ],
  },
  {
    id: 'bestanden',
    question: 'Welke bestanden en beeldmaten kan ik gebruiken?',
    topic: 'Bestanden en beeldmaat',
    about: 'mp4, jpg, png, pdf; 4K en staand.',
    answer: [
      [
        `Video als mp4 (H.264), beeld als jpg of png, een pdf of een webpagina. PowerPoint slaat u op als pdf of mp4. Maak het beeld ${formatResolution('brandvision')} groot (4K), voor een raamkiosk ${formatResolution('clearvision')}. Staand is het andersom.`,
      ],
    ],
  },
  {
    id: 'wie-maakt-de-inhoud',
    question: 'Wie maakt de inhoud?',
    topic: 'Inhoud laten maken',
    about: 'Sjablonen of een ontwerp.',
    answer: [
      [
        `U, met de sjablonen van het abonnement. Of wij: ${contentPrice.startTemplates} sjablonen in uw huisstijl en de planning van de eerste week kosten ${formatPrice(contentPrice.start)}, ander ontwerp ${formatPrice(contentPrice.perHour)} per uur (richtprijzen, excl.\u00a0btw). De inhoud blijft van u.`,
      ],
    ],
  },
];
