import { toSitemap, toSitemapIndex } from './xml';

const entries = [
  { url: 'https://www.zuilwerk.example/?a=1&b=2', modifiedAt: '2025-03-24' },
  {
    url: 'https://www.zuilwerk.example/kiosken',
    picture: 'https://www.zuilwerk.example/a&b.webp',
  },
];

test('toSitemap escapes URLs and leaves out an unknown lastmod and picture', () => {
  expect(toSitemap(entries)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
<url><loc>https://www.zuilwerk.example/?a=1&amp;b=2</loc><lastmod>2025-03-24</lastmod></url>
<url><loc>https://www.zuilwerk.example/kiosken</loc><image:image><image:loc>https://www.zuilwerk.example/a&amp;b.webp</image:loc></image:image></url>
</urlset>
`);
});

test('toSitemapIndex lists sitemaps', () => {
  expect(toSitemapIndex(entries.map(({ url }) => ({ url })))).toContain(
    '<sitemap><loc>https://www.zuilwerk.example/kiosken</loc></sitemap>\n</sitemapindex>',
  );
});
