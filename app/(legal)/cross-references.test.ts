import { cookieArticles } from './cookie-policy/articles';
import { dataArticles } from './privacy-policy/articles-data';
import { deliveryArticles } from './terms-of-service/articles-delivery';
import { generalArticles } from './terms-of-service/articles-general';
import { orderArticles } from './terms-of-service/articles-order';
import { softwareArticles } from './terms-of-service/articles-software';

jest.mock('../../lib/platform/env/env', () => ({ getEnv: () => ({}) }));

const terms = [...orderArticles, ...deliveryArticles, ...softwareArticles, ...generalArticles];

// ArticleLink refers to articles by number, which changes when an article is inserted.
test.each([
  ['the terms', 12, 'Software en platform', terms],
  ['the terms', 15, 'Intellectuele eigendom', terms],
  ['the terms', 18, 'Aansprakelijkheid', terms],
  ['the terms', 20, 'Duur, opzegging en beëindiging', terms],
  ['the privacy statement', 1, 'Wie wij zijn', dataArticles],
  ['the privacy statement', 3, 'Welke gegevens wij verwerken en waarom', dataArticles],
  [
    'the cookie statement',
    4,
    'Ingesloten inhoud: kaart, agenda, video’s en configurator',
    cookieArticles,
  ],
])(
  'in %s, the cross-referenced article %i has the title “%s”',
  (_text, number, title, articles) => {
    expect(articles[number - 1]?.title).toBe(title);
  },
);
