import { supportQuestions } from '@/lib/business/content/buyer-questions/support';
import type { Question } from '@/lib/business/content/question';
import { site } from '@/lib/business/site';
import { contactHref } from '@/lib/contact/contact-href';
import { topics } from './topics';

export const questions: readonly (Question & { id?: string })[] = [
  {
    question: 'Hoe meld ik een storing?',
    answer: [
      [
        'Bel ',
        { text: site.phone.office.label, href: site.phone.office.href },
        ' of stuur een ',
        { text: 'storingsmelding', href: contactHref('storing') },
        '. Vermeld de locatie, het model, het serienummer en sinds wanneer de storing er is. Stuur zo mogelijk een foto mee per e-mail.',
      ],
      [
        `Op e-mail antwoorden wij ${site.replyTime}. Buiten kantooruren noteert de virtuele assistent, een AI-dienst, uw melding en plant een terugbelafspraak: `,
        { text: site.phone.assistant.label, href: site.phone.assistant.href },
        '.',
      ],
    ],
  },
  {
    question: 'Welke garantie krijg ik?',
    answer: [
      [
        `U krijgt ${site.warranty.hardware} garantie op de hardware en ${site.warranty.softwareSupport} softwareondersteuning. Beide gaan in op de leverdatum.`,
      ],
      [
        'Glasbreuk, vandalisme, vocht, inbranden en eigen aanpassingen vallen erbuiten. De hele lijst staat in de ',
        { text: 'voorwaarden bij Garantie', href: `#${topics.warranty.id}` },
        '.',
      ],
    ],
  },
  {
    question: 'Hoe vaak komen er updates?',
    answer: [
      [
        'Elke maand. De update loopt ’s nachts; het scherm houdt zijn laatste afspeellijst. Wat er verandert, leest u in een e-mail.',
      ],
      ['Een beveiligingsupdate wacht niet op de maandelijkse ronde en komt eerder.'],
    ],
  },
  {
    question: 'Waar vind ik de handleiding?',
    answer: [
      ['Achter de servicedeur: scan de QR-code. U kreeg de handleiding ook bij de levering.'],
      [
        'Kwijt? ',
        { text: 'Vraag de handleiding aan', href: `#${topics.manuals.id}` },
        ' met uw serienummer. U ontvangt hem per e-mail.',
      ],
    ],
  },
  ...supportQuestions,
];
