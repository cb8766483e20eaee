import { readFileSync } from 'node:fs';
import { expectedQueries, queriesWithoutResult } from '../../../packages/testbed/expected-queries';
import { titleFromSlug } from '../../posts/title';
import { postHref } from '../../routes';
import { searchGroups } from './entries';
import { extraSearchTerms } from './extra-search-terms';
import { createSearch, type Search } from './search-index';

const posts = [
  ...readFileSync('supabase/seed.sql', 'utf8').matchAll(
    /^insert into public\.posts .*? values \('([^']+)', .*?'\d{4}-[^']*', \$\$(.*?)\$\$, \$\$.* true, \$html/gm,
  ),
].map(([, slug = '', excerpt = '']) => ({
  id: slug,
  slug,
  title: titleFromSlug(slug),
  excerpt: excerpt.replaceAll(/\$\$ \|\| chr\(160\) \|\| \$\$/g, '\u00a0'),
  image: null,
  publishedAt: '2026-01-01T00:00:00Z',
}));
const entries = searchGroups(posts).flatMap((group) => group.entries);
let search: Search;
beforeAll(async () => {
  search = await createSearch(entries);
});
const found = (query: string) => search(query).hits.map(({ href }) => href);

test('search index test reads the seed posts', () => {
  expect(posts.length).toBeGreaterThan(10);
});

test.each(expectedQueries)('search for "%s" has %s in the first three results', (query, href) => {
  expect(found(query).slice(0, 3)).toContain(href);
});

test.each(queriesWithoutResult)(
  'search for "%s" has no results, and the nearest place is %s',
  (query, href) => {
    const { hits, notOffered } = search(query);
    expect([hits, notOffered?.href]).toEqual([[], href]);
  },
);

test.each([
  ['huren of kopen', 'Verhuren doen wij niet'],
  ['kan hij buiten', 'niet bestand tegen regen'],
  ['bim model', 'niet als DWG of BIM-model'],
  ['camera in de kiosk', 'geen camera'],
  ['kiosk 65 inch', 'Onze kiosken zijn er in 43 en 55'],
])('search for "%s" says that it is not offered, beside what it finds', (query, says) => {
  const { hits, notOffered } = search(query);
  expect(hits).not.toEqual([]);
  expect(notOffered?.says).toContain(says);
});

test.each([
  ['two words for a compound', 'etalage scherm', '/kiosken/clearvision'],
  ['a hyphen', 'bestel-zuil', '/kiosken/brandvision'],
  ['a word with two letters swapped', 'kisok', '/kiosken'],
  ['two mistakes in a long word', 'narowcastign', '/digital-signage'],
  [
    'the last part of two compounds',
    'geldautomaat',
    '/kopen-en-plaatsen#betaalautomaat-printer-scanner',
  ],
  ['an amount of money', 'scherm tot 3.000 euro', '/kiosken#maten'],
  ['a compound of which a verb is known', 'incheckpaal', '/marktsegmenten/hospitality'],
  ['a letter that sounds the same', 'konfigurator', '/configurator'],
  ['the first part of a compound', 'garantiekaart', '/support#warranty'],
  ['a compound with an s between its parts', 'abonnementskosten', '/digitaal-platform#maandprijs'],
  [
    'small words around the one that counts',
    'kan je er mee pinnen',
    '/kopen-en-plaatsen#betaalautomaat-printer-scanner',
  ],
])('%s is found: "%s"', (_, query, href) => {
  expect(found(query).slice(0, 2)).toContain(href);
});

describe('with the texts of places', () => {
  const place = { page: 'Kiosken', heading: 'Van dichtbij' };
  const texts = [
    {
      ...place,
      href: '/kiosken#van-dichtbij',
      text: 'Van dichtbij\nGlas in staal\nDe voetplaat weegt 30 kg.',
    },
    { ...place, href: '/kiosken#maten', text: 'Het typeplaatje zit achter de deur.' },
    { href: '/x', page: 'Ontwerpen', heading: '', text: 'Ontwerpen' },
    { href: '/terms-of-service#artikel-7', page: '', heading: '', text: 'In delen factureren.' },
    { href: '/toegankelijkheid#getest', page: '', heading: '', text: 'De contrasten van Windows.' },
    { href: '/blog/y', page: 'Een bericht', heading: '', text: 'Een garantiebrief van de maker.' },
  ];
  beforeAll(async () => {
    search = await createSearch(entries, texts);
  });

  test('a word that only a text has is found, with the line that says it and the title of the page', () => {
    expect(search('voetplaat').hits).toEqual([
      {
        href: '/kiosken#van-dichtbij',
        name: 'Van dichtbij',
        page: 'Kiosken',
        about: 'De voetplaat weegt 30 kg.',
      },
    ]);
  });

  test('a place of the list is found by its text, and keeps its name', () => {
    expect(search('typeplaatje').hits).toMatchObject([
      { href: '/kiosken#maten', name: 'Afmetingen, gewicht en prijs', about: texts[1]?.text },
    ]);
  });

  test('a compound that only a post mentions ranks below the place named for a part of it', () => {
    expect(found('garantiebrief')[0]).toBe('/support#warranty');
    expect(found('garantiebrief')).toContain('/blog/y');
  });

  test('what a place was named for ranks above what a text mentions', () => {
    expect(found('kleur')[0]).toBe('/kiosken#kleuren');
  });

  test.each(['arnhem', 'welvaart', 'dvd', '4g', 'wifj', 'raamvertelling', 'sso'])(
    '"%s" finds nothing by a resemblance',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  test('a misspelt word finds the word', () => {
    expect(found('voetpalat')).toEqual(['/kiosken#van-dichtbij']);
  });

  test('a word with a letter more than another is not a compound of it', () => {
    expect(found('windows')).toEqual(['/toegankelijkheid#getest']);
  });

  test('a noun finds the verb that a text has', () => {
    expect(found('facturatie')).toContain('/terms-of-service#artikel-7');
  });

  test('a compound of which one part is known finds that part', () => {
    expect(found('glasdikte')).toContain('/kiosken#van-dichtbij');
  });

  test('the words that occur nowhere are named', () => {
    expect(search('voetplaat xyzzy').unknown).toEqual(['xyzzy']);
  });
});

test('URLs with extra search terms are all search entries', () => {
  const known = [...entries.map(({ href }) => href), ...posts.map(({ slug }) => postHref(slug))];
  expect(known).toEqual(expect.arrayContaining(Object.keys(extraSearchTerms)));
});

test('two words beside each other rank above the same words apart', async () => {
  const places = [
    { href: '/a', name: 'Kantoor', about: 'Elke dag open.' },
    { href: '/b', name: 'Rooster', about: 'Programma van de open dag, met route en lokaal.' },
  ];
  const { hits } = (await createSearch(places))('open dag');
  expect(hits.map(({ href }) => href)).toEqual(['/b', '/a']);
});

test('a query that does not name Belgium has the page about it below others', () => {
  expect(found('kiosk geplaatst')[0]).not.toBe('/belgie');
  expect(found('plaatsing in belgie')[0]).toBe('/belgie');
});

test('search returns entries with all words, or with some words when none has all', () => {
  expect(found('handleiding brandvision')).not.toEqual([]);
  expect(found('samsung garantie')).toEqual(
    expect.arrayContaining(['/support#warranty', '/digital-signage#schermen-en-prijs']),
  );
});

test('search ranks a post below the product that it is about', () => {
  const hits = found('etalagescherm');
  expect(hits.indexOf('/kiosken/clearvision')).toBeLessThan(
    hits.indexOf('/blog/hoe-helder-moet-een-etalagescherm-zijn'),
  );
});

test('search returns the article that says a word, although many pages say its last part', async () => {
  const article = '/terms-of-service#artikel-9';
  const pages = Array.from({ length: 60 }, (_, page) => ({
    href: `/pagina-${page}`,
    name: 'Wat het kost',
    about: 'Alle kosten.',
  }));
  const texts = [
    { href: article, page: '', heading: 'Te laat betalen', text: 'U betaalt incassokosten.' },
  ];
  const { hits } = (await createSearch(pages, texts))('incassokosten');
  expect(hits.map(({ href }) => href)).toContain(article);
});

test('search marks the words in a text that match the query', () => {
  const { isMatch } = search('prijzen');
  expect(['Prijs', 'richtprijs', 'Prijzen', 'gewicht'].filter(isMatch)).toEqual([
    'Prijs',
    'richtprijs',
    'Prijzen',
  ]);
});

test.each([
  '',
  '   ',
  '(',
  '*',
  '.*',
  '[',
  '\\',
  '<b>',
  '%E0%A4%A',
  '\u0000',
  '🙂',
  'x'.repeat(5000),
])('search for "%s" does not throw', (query) => {
  expect(() => search(query)).not.toThrow();
});
