import { createHash } from 'node:crypto';
import { site } from '../../business/site';
import { ERROR_PAGE_CSP, errorPage } from './error-page';
import { errorResponse } from './error-response';
import { errorText } from './error-texts';

const page = errorPage({ title: 'Titel & <teken>', text: 'Tekst' });

test('the error page shows title, text, phone and mail, and loads nothing else', () => {
  expect(page).toContain('<h1>Titel &amp; &lt;teken&gt;</h1>');
  expect(page).toContain(`href="${site.phone.office.href}"`);
  expect(page).toContain(`href="mailto:${site.email.info}"`);
  expect(page).not.toMatch(/ src=| style=|url\(|<script|<link|https?:/);
  expect(page.length).toBeLessThan(4000);
});

test('the CSP of the error page allows its own style and nothing else', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(ERROR_PAGE_CSP).toContain(`style-src 'sha256-${hash}'`);
  expect(ERROR_PAGE_CSP).toMatch(/^default-src 'none';/);
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/plain'],
  ['text/x-component', 'text/plain'],
  [undefined, 'text/plain'],
])('an error response to a client that accepts %s is %s', (accept, type) => {
  const { headers, body } = errorResponse(errorText(404), accept);
  expect(headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('Deze pagina staat hier niet.');
});

test('a status without texts has those of 400 or 500', () => {
  expect(errorText(418)).toBe(errorText(400));
  expect(errorText(599)).toBe(errorText(500));
});
