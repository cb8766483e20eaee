import { routes } from '../../../routes';
import { formatQuantity } from '../../products/format';
import { site } from '../../site';
import { PAY_TERMINAL_MAX_WIDTH } from '../service-rates';
import type { BuyerQuestion } from './buyer-question';

/** Answered on the page about buying, after the prices. */
export const technologyQuestions: readonly BuyerQuestion[] = [
  {
    id: 'betaalautomaat-printer-scanner',
    question: 'Welke betaalautomaat, printer of scanner past erop?',
    topic: 'Betaalautomaat, printer, scanner',
    about: 'Wat op de kiosk past.',
    answer: [
      [
        `Op de houder passen losse betaalautomaten tot ${formatQuantity(PAY_TERMINAL_MAX_WIDTH, 'mm')} breed. De automaat en het contract regelt u bij uw betaaldienst. Als u ons het type noemt, leveren wij de juiste plaat mee. In de `,
        { text: 'configurator', href: routes.configurator },
        ' ziet u bij welke modellen de houder kan en wat hij kost.',
      ],
      [
        'Een bonprinter of scanner is geen standaardoptie. Wij bouwen er op offerte een in. Vaak kan het zonder: het scherm toont een QR-code, die de bezoeker op de telefoon meeneemt.',
      ],
    ],
  },
  {
    id: 'beveiliging',
    question: 'Hoe is een kiosk beveiligd?',
    topic: 'Beveiliging',
    about: 'Slot, netwerk, updates.',
    answer: [
      [
        'Speler, kabels en usb-poorten zitten achter de servicedeur, met een slot. Op het scherm draait alleen uw inhoud: bezoekers komen niet bij het systeem. De kiosk maakt zelf verbinding, versleuteld en alleen naar buiten (poort\u00a0443). Uw firewall hoeft dus niets van buiten toe te laten.',
      ],
      [
        'Beheerders loggen in met een tweede stap op hun telefoon. Updates komen elke maand, een beveiligingsupdate eerder. Een kwetsbaarheid meldt u via ',
        { text: site.email.security, href: `mailto:${site.email.security}` },
        '.',
      ],
    ],
  },
];
