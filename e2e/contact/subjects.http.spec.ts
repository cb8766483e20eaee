import { contactHref } from '../../lib/contact/contact-href';
import { prefilledMessages } from '../../lib/contact/prefilled-messages';
import { type ContactSubject, contactSubjects } from '../../lib/contact/subjects';
import { routes } from '../../lib/routes';
import { parseContactForm } from '../../packages/testbed/parse-contact-form.ts';
import { readSitemap, urlsIn } from '../site/sitemap';
import { readHead } from '../support/head';
import { expect, sites, test } from '../support/http-test';

const subjectPages = Array.from(contactSubjects.keys(), (name) =>
  contactHref(name as ContactSubject),
);

test('every subject has a prerendered contact page with its subject and message in the form', async () => {
  for (const [name, subject] of contactSubjects) {
    const response = await fetch(sites.site + contactHref(name as ContactSubject));
    expect(response.status, name).toBe(200);
    expect(response.headers.get('x-nextjs-cache'), name).toBe('HIT');
    expect(parseContactForm(await response.text())).toMatchObject({
      subject,
      message: prefilledMessages.get(name) ?? '',
    });
  }
});

test('subject pages have the contact page as canonical URL and are not in the sitemap', async () => {
  const listed = urlsIn(await readSitemap());
  for (const path of subjectPages) {
    const { canonical, meta } = readHead(await (await fetch(sites.site + path)).text());
    // Google advises against combining a canonical URL with noindex.
    expect(meta('robots'), path).not.toContain('noindex');
    expect(canonical).toBe(sites.site + routes.contact);
    expect(listed).not.toContain(sites.site + path);
  }
});

test('each subject page is linked from some page of the sitemap or beside the portal', async () => {
  const links = new Set<string>();
  const withPortal = sites.siteWithEmbeds + routes.configurator;
  for (const url of [...urlsIn(await readSitemap()), withPortal]) {
    const html = await (await fetch(url)).text();
    for (const [, link = ''] of html.matchAll(/<a [^>]*?href="(\/contact\/over\/[^"]*)"/g))
      links.add(link);
  }
  expect([...links].sort()).toEqual(subjectPages.toSorted());
});

test('an unknown subject answers 404', async () => {
  const response = await fetch(`${sites.site}${routes.contact}/over/gratis-geld`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Deze pagina staat hier niet.');
});
