import { cleanPostHtml } from './clean';
import { hostOf } from './link-cards';

const site = { url: 'https://www.zuilwerk.example', toImage: () => null };
const htmlOf = (html: string) => cleanPostHtml(html, site).html;

test('a figure with a link and a line about it is a card', () => {
  const card = '<figure>\n<p><a href="/kiosken">Kiosken</a></p>\n<p>Zeven modellen.</p>\n</figure>';
  expect(htmlOf(card)).toBe(card.replace('<figure>', '<figure class="link-card">'));
  const alone = '<figure><p><a href="/kiosken">Kiosken</a></p></figure>';
  expect(htmlOf(alone)).toBe(alone.replace('<figure>', '<figure class="link-card">'));
});

test('a card of another site names its host', () => {
  const html = '<figure><p><a href="https://www.example.com/a?b=1&amp;c">Elders</a></p></figure>';
  expect(htmlOf(html)).toContain('<figure class="link-card" data-host="example.com"><p><a href=');
  expect(htmlOf(html.replaceAll('www.example.com', 'www.zuilwerk.example'))).toContain(
    '<figure class="link-card"><p><a href="/a?b=1&amp;c">',
  );
});

test.each([
  '<figure><p>Een gedicht</p></figure>',
  '<figure><p>Lees <a href="/kiosken">Kiosken</a></p></figure>',
  '<figure><p><a href="/kiosken">Kiosken</a></p><p><em>Zeven</em> modellen</p></figure>',
  '<figure data-width="text"><p><a href="/kiosken">Kiosken</a></p></figure>',
  '<p><a href="/kiosken">Kiosken</a></p>',
])('%s is no card', (html) => {
  expect(htmlOf(html)).toBe(html);
});

test('the class and the host of a card are the site’s own', () => {
  const html =
    '<figure class="fixed" data-host="bank.example"><p><a href="https://elders.example/">A</a></p></figure>';
  expect(htmlOf(html)).toContain('<figure class="link-card" data-host="elders.example">');
});

test.each([
  ['https://example.com:8080/a', 'example.com:8080'],
  ['/kiosken', undefined],
  ['mailto:info@example.com', undefined],
  ['https://a\uff02onclick=b.example/', undefined],
])('the host of %s is %s', (href, host) => {
  expect(hostOf(href)).toBe(host);
});
