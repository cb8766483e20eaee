import { withoutInternalPages } from './internal-pages';

test.each(['/_global-error', '/_not-found', '/%5Fnot-found', '/404', '/500', '//_Global-Error/'])(
  'the path %s of an internal page of Next is replaced',
  (path) => {
    expect(withoutInternalPages(`${path}?_rsc=1`)).toBe('/_geen-pagina?_rsc=1');
  },
);

test.each(['/', '/kiosken?a=/404', '/blog/404', '/%', '/_next/static/x.js'])(
  'the path %s is not changed',
  (path) => {
    expect(withoutInternalPages(path)).toBe(path);
  },
);
