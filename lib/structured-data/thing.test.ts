import { toJsonLd } from './thing';

test('no text can end the script element that holds it', () => {
  const thing = { '@type': 'Thing', name: '</script><script>alert(1)</script><!--' };
  const text = toJsonLd([thing]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [thing] });
});
