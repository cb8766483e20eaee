import { toJsonLd } from './thing';

test('JSON-LD with "</script>" in a text does not close its script element', () => {
  const thing = { '@type': 'Thing', name: '</script><script>alert(1)</script><!--' };
  const text = toJsonLd([thing]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [thing] });
});
