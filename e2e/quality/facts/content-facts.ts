import { fair, film } from '../../../app/news/fair';
import type { Fact } from './fact';

const DAY_MS = 86_400_000;

/** What several pages or posts say about content and about the fair. */
export const contentFacts: readonly Fact[] = [
  {
    name: 'seconden voor één boodschap',
    says: ['# seconden, zeven woorden', '^# seconden$'],
    values: [3],
  },
  {
    name: 'verdeling van de inhoud over centraal en lokaal, in procent',
    says: ['# procent centraal en # procent lokaal', 'verdeling van # en # procent'],
    values: [70, 30],
  },
  {
    name: 'dagen dat de vakdagen duurden',
    says: ['# dagen op de Vakdagen', '# dagen, drie vragen'],
    values: [(Date.parse(fair.to) - Date.parse(fair.from)) / DAY_MS + 1],
  },
  {
    name: 'lengte van de beursfilm in seconden',
    says: ['# seconden, zonder geluid'],
    values: [film.seconds],
  },
  { name: 'leestijd van een bericht', says: ['# min leestijd'], values: ['any'] },
];
