import { routes } from '../../routes';
import { site } from '../../site';
import { services } from '../services';
import type { BuyerQuestion } from './buyer-question';

const perMonth = services
  .flatMap(({ name, price, includes }) =>
    includes ? [`${name} (${price.amount}): ${includes}.`] : [],
  )
  .join(' ');

/** Answered on the page of the five services. */
export const platformQuestions: readonly BuyerQuestion[] = [
  {
    id: 'maandprijs',
    question: 'Wat zit er in de maandprijs, en hoelang zit ik eraan vast?',
    about: 'Inbegrepen gesprekken, minuten en pagina’s; looptijd en opzegtermijn.',
    answer: [
      [
        `Per maand is inbegrepen: ${perMonth} Inrichting, updates en hulp horen erbij. Komt u boven een grens, dan overleggen wij eerst; u krijgt geen onverwachte rekening.`,
      ],
      [
        `Een abonnement loopt eerst ${site.subscription.months}\u00a0maanden. Daarna zegt u op met een termijn van ${site.subscription.notice}, zoals in de `,
        { text: 'algemene voorwaarden', href: `${routes.terms}#artikel-20` },
        ' staat. Alle bedragen zijn richtprijzen, excl.\u00a0btw.',
      ],
    ],
  },
];
