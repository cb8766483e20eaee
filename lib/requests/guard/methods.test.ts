import { FORM_PAGES } from '../../contact/form-pages';
import { allowedMethods } from './methods';

test.each([
  ['GET', '/'],
  ['HEAD', '/sitemap/paginas.xml'],
  ['POST', '/contact'],
  ['POST', '/action'],
  ['POST', '/contact/over/storing'],
  ['POST', '/api/revalidate'],
])('%s %s is allowed', (method, path) => {
  expect(allowedMethods(method, path, FORM_PAGES)).toBeNull();
});

test.each([
  ['PUT', '/contact', 'GET, HEAD, POST'],
  ['POST', '/kiosken', 'GET, HEAD'],
  ['POST', '/sitemap/paginas.xml', 'GET, HEAD'],
  ['POST', '/_next/static/chunks/a.js', 'GET, HEAD'],
  ['DELETE', '/', 'GET, HEAD'],
  ['PUT', '/api/revalidate', 'POST'],
  ['POST', '/api/niets', 'GET, HEAD'],
  ['POST', '/contact/over/niets', 'GET, HEAD'],
])('%s %s is refused, with %s as the allowed methods', (method, path, allowed) => {
  expect(allowedMethods(method, path, FORM_PAGES)).toBe(allowed);
});
