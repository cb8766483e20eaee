import { readFileSync } from 'node:fs';
import { sectors } from '../business/content/sectors';
import { productIds } from '../business/products/ids';
import { contactHref } from '../contact/contact-href';
import { type ContactSubject, contactSubjects } from '../contact/subjects';
import { postHref, productHref, routes, sectorHref } from '../routes';
import { cleanPostHtml } from './post-html/clean';

const seed = readFileSync('supabase/seed.sql', 'utf8');
const posts = Array.from(
  seed.matchAll(/values \('([a-z-]+)'[\s\S]*?, (true|false), \$html\$([\s\S]*?)\$html\$/g),
  ([, slug = '', isPublished, html = '']) => ({ slug, isPublished: isPublished === 'true', html }),
);
const published = posts.filter(({ isPublished }) => isPublished);
const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a href="([^"]*)"/g), ([, href = '']) => href);

const pages = new Set<string>([
  ...Object.values(routes),
  ...productIds.map(productHref),
  ...sectors.map(({ id }) => sectorHref(id)),
  ...published.map(({ slug }) => postHref(slug)),
  ...Array.from(contactSubjects.keys(), (subject) => contactHref(subject as ContactSubject)),
]);

test('links in seed posts lead to pages of the site, or to official texts', () => {
  const unknown = posts.flatMap(({ slug, html }) =>
    linksOf(html)
      .filter((href) => !pages.has(href.replace(/#.*/, '')))
      .filter((href) => !/^https:\/\/(eur-lex\.europa\.eu|www\.etsi\.org)\//.test(href))
      .map((href) => `${slug}: ${href}`),
  );
  expect(unknown).toEqual([]);
});

test('every published seed post links to another part of the site in its text', () => {
  const without = published.filter(({ html }) => linksOf(html).length < 2);
  expect(without.map(({ slug }) => slug)).toEqual([]);
});

test('seed posts link to the contact form by subject, which works without JavaScript', () => {
  const prefilled = posts
    .flatMap(({ html }) => linksOf(html))
    .filter((href) => /onderwerp=/.test(href));
  expect(prefilled).toEqual([]);
});

test('every table in a seed post has a caption and a scope for each header', () => {
  for (const { html } of posts) {
    for (const [table] of html.matchAll(/<table>[\s\S]*?<\/table>/g)) {
      expect(table).toMatch(/^<table>\n<caption>[^<]{20,}<\/caption>/);
      expect(table).not.toMatch(/<th>/);
    }
  }
});

test('the sanitiser removes nothing from seed posts', () => {
  for (const { html } of posts) {
    const { removed } = cleanPostHtml(html, {
      url: 'https://zuilwerk.example',
      toImage: (address) => address,
    });
    expect(removed).toEqual([]);
  }
});
