import { routes } from '../../../routes';
import { formatQuantity, formatRange } from '../../products/format';
import { securityUpdateYears, site } from '../../site';
import { PAY_TERMINAL_MAX_WIDTH, payTerminalHeight } from '../service-rates';
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
        `Losse betaalautomaten tot ${formatQuantity(PAY_TERMINAL_MAX_WIDTH, 'mm')} breed, met eigen toetsen of een eigen scherm. De houder komt op ${formatRange(payTerminalHeight, 'mm')}, ook vanuit een rolstoel te bereiken. Achter de servicedeur zijn een stopcontact en een netwerkpoort vrij. Bij uw type leveren wij de juiste montageplaat mee. In de `,
        { text: 'configurator', href: routes.configurator },
        ' ziet u bij welke modellen de houder past en wat hij kost.',
      ],
      [
        'Automaat, contract en betaaldienst kiest u zelf. De koppeling zit in de bestel-app van uw kassaleverancier, niet in onze software. Een webapp draait op de ingebouwde speler. Voor een programma dat een pc nodig heeft, bouwen wij op aanvraag een pc in.',
      ],
      [
        'Een bonprinter of scanner is geen standaardoptie. Wij bouwen die op aanvraag in; de prijs staat in de offerte. Vaak kan het zonder: de bezoeker scant een QR-code op het scherm.',
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
        `Beheerders loggen in met een tweede stap op hun telefoon. Updates komen elke maand, een beveiligingsupdate eerder. Die beveiligingsupdates krijgt u tot ${securityUpdateYears}\u00a0jaar na de levering, ook zonder abonnement. Een kwetsbaarheid meldt u via `,
        { text: site.email.security, href: `mailto:${site.email.security}` },
        '.',
      ],
    ],
  },
  {
    id: 'gegevens-van-de-kiosk',
    question: 'Welke gegevens maakt een kiosk, en van wie zijn die?',
    topic: 'Gegevens van de kiosk',
    about: 'Wat hij meldt; overstappen.',
    answer: [
      [
        'Elke minuut meldt de speler of het scherm aan is, wat het toont, de temperatuur, de versie en fouten. Er zit geen camera, microfoon of bezoekersteller in. Een touchscreen meldt hoe vaak een knop wordt aangeraakt, niet door wie. Het gaat om enkele megabytes per maand, bij ons bewaard op servers in de Europese Unie.',
      ],
      [
        'Die gegevens zijn van u. In de beheeromgeving bekijkt en wist u ze, of haalt u ze op als CSV of via een API, zonder kosten (dataverordening, EU\u00a02023/2854). Overstappen naar andere software kan altijd, zoals in ',
        { text: 'artikel\u00a020 van de voorwaarden', href: `${routes.terms}#artikel-20` },
        ' staat. De kiosk blijft van u en toont elk beeld op zijn HDMI-ingang.',
      ],
    ],
  },
];
