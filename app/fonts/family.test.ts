import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** What names the typeface where `font-faces.ts` cannot be imported. */
const FILES = [
  'app/fonts/subset.sh',
  'app/theme.css',
  'components/site/show-font-late.ts',
  'imagery/develop/figures.ts',
  'imagery/figures/figure.css',
  'lib/business/drawings/pdf/document.ts',
  'lib/business/drawings/pdf/sheet-parts.ts',
  'lib/business/drawings/product-drawing.ts',
  'lib/platform/text/draw-text.ts',
  'lib/requests/error-page/error-page.ts',
  'next.config.ts',
  'packages/page-cache/internal/start-scripts.mjs',
  'packages/studio/commands/bundle-studio.ts',
  'packages/studio/studio.css',
];

test('every file that names the typeface names the one that the site declares', () => {
  const [, family = 'none'] =
    /`font-family:(\w+);src:url/.exec(read('app/fonts/font-faces.ts')) ?? [];
  // Its family, or its file.
  const named = new RegExp(`${family}|${family.toLowerCase()}-`);
  expect(FILES.filter((file) => !named.test(read(file)))).toEqual([]);
});
