import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/site';
import { Wordmark } from './wordmark';

const html = renderToStaticMarkup(<Wordmark />);

/** What decides how the mark looks: the frame and every outline, in order. */
function drawing(svg: string) {
  return [...svg.matchAll(/ (?:viewBox|d)="([^"]+)"/g)].map(([, value]) => value);
}

test('the wordmark of the site is the one on the kiosks', () => {
  const drawn = drawing(readFileSync('imagery/wordmark.svg', 'utf8'));
  expect(drawn).toHaveLength(1 + site.name.length);
  expect(drawing(html)).toEqual(drawn);
});

test('the wordmark is one picture with the name of the company', () => {
  expect(html.match(/Zuilwerk/g)).toHaveLength(1);
  expect(html).toContain(`role="img" aria-label="${site.name}"`);
});
