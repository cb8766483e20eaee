import { formatPrice } from '../../products/format';
import { site } from '../../site';
import { services } from '../services';
import type { BuyerQuestion } from './buyer-question';

const perMonth = services
  .flatMap(({ name, price, includes }) =>
    includes ? [`${name} (${formatPrice(price.amount)}): ${includes}.`] : [],
  )
  .join(' ');

/** Answered on the page of the five services. */
export const platformQuestions: readonly BuyerQuestion[] = [
  {
    id: 'maandprijs',
    question: 'Wat zit er in de maandprijs, en voor hoelang?',
    topic: 'Maandprijs van de diensten',
    about: 'Wat is inbegrepen, en de looptijd.',
    answer: [
      [
        `Per maand: ${perMonth} Inrichting, updates en hulp zijn inbegrepen. Een abonnement loopt eerst ${site.subscription.months}\u00a0maanden; daarna zegt u op met een termijn van ${site.subscription.notice}.`,
      ],
    ],
  },
];
