import { formatPrice } from '../../products/format';
import { site } from '../../site';
import {
  glassWorkdays,
  maintenance,
  oldScreenPrice,
  visitWorkdaysWithoutContract,
} from '../service-rates';
import type { BuyerQuestion } from './buyer-question';

/** Answered on the support page, after the questions of customers. */
export const supportQuestions: readonly BuyerQuestion[] = [
  {
    id: 'onderhoudscontract',
    question: 'Hoe snel is een storing opgelost, en wat kost een onderhoudscontract?',
    topic: 'Onderhoudscontract',
    about: 'Reactietijd, monteur, prijs.',
    answer: [
      [
        `Op werkdagen zoeken wij aan de telefoon meteen met u mee. Op e-mail antwoorden wij ${site.replyTime}. Veel storingen verhelpen wij op afstand. Een monteur komt meestal binnen ${visitWorkdaysWithoutContract}\u00a0werkdagen. Dat is ons streven, geen vaste hersteltijd.`,
      ],
      [
        `Met een onderhoudscontract liggen twee tijden wel vast: een reactie binnen ${maintenance.responseOfficeHours}\u00a0kantooruren en een monteur binnen ${maintenance.visitWorkdays}\u00a0werkdagen. Het kost ${formatPrice(maintenance.pricePerKioskPerYear)} per kiosk per jaar (richtprijs, excl.\u00a0btw), met elk jaar een controle en een schoonmaakbeurt. Na de garantie betaalt u alleen nog de onderdelen.`,
      ],
    ],
  },
  {
    id: 'glasbreuk',
    question: 'Wat doe ik als het glas breekt?',
    topic: 'Gebroken glas',
    about: 'Uitschakelen, vervangen, prijs.',
    answer: [
      [
        `Schakel de kiosk uit, houd mensen weg en bel ons. Het glas is gehard en breekt in korrels. Een monteur opent de kast en zet er bij u nieuw glas in, meestal binnen ${glassWorkdays}\u00a0werkdagen na uw akkoord. Dat is een streven.`,
      ],
      [
        'Breuk valt buiten de garantie. De prijs verschilt per model, maat en touchscreen; u krijgt hem vooraf in een offerte. Vraag uw verzekeraar of de inboedel- of glaspolis de kiosk meeneemt.',
      ],
    ],
  },
  {
    id: 'oude-schermen',
    question: 'Wat gebeurt er met mijn oude schermen?',
    topic: 'Oude schermen',
    about: 'Inname en recycling.',
    answer: [
      [
        `Bij elke nieuwe kiosk nemen wij één oud scherm of één oude kiosk mee, zonder kosten. Elk volgend scherm kost ${formatPrice(oldScreenPrice)} (richtprijs, excl.\u00a0btw). Alles gaat naar een erkende verwerker van elektronisch afval. In Nederland zit de bijdrage daarvoor in de prijs. Bij onze kiosken vervangen wij op verzoek alleen het scherm.`,
      ],
    ],
  },
];
