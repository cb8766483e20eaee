import { withoutInternalPages } from './internal-pages';

test.each(['/_global-error', '/_not-found', '/%5Fnot-found', '/404', '/500', '//_Global-Error/'])(
  'Next’s own page %s is no address',
  (path) => {
    expect(withoutInternalPages(`${path}?_rsc=1`)).toBe('/_geen-pagina?_rsc=1');
  },
);

test.each(['/', '/kiosken?a=/404', '/blog/404', '/%', '/_next/static/x.js'])(
  'the address %s stays',
  (path) => {
    expect(withoutInternalPages(path)).toBe(path);
  },
);
