import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/lib/business/site';
import { Wordmark } from './wordmark';

const html = renderToStaticMarkup(<Wordmark />);

function shapesOf(svg: string) {
  return [...svg.matchAll(/ (?:viewBox|d)="([^"]+)"/g)].map(([, value]) => value);
}

test('wordmark has the same shapes as imagery/wordmark.svg', () => {
  const drawn = shapesOf(readFileSync('imagery/wordmark.svg', 'utf8'));
  expect(drawn).toHaveLength(1 + site.name.length);
  expect(shapesOf(html)).toEqual(drawn);
});

test('wordmark is one image with the company name as its accessible name', () => {
  expect(html.match(/Zuilwerk/g)).toHaveLength(1);
  expect(html).toContain(`role="img" aria-label="${site.name}"`);
});
