import { existsSync, readFileSync } from 'node:fs';
import colours from '@/lib/business/content/ral-colours.json';
import { products } from '@/lib/business/products/products';

const css = readFileSync('components/marketing/paint.module.css', 'utf8');

it('paint.module.css has exactly the colours of ral-colours.json, for swatches and coats', () => {
  const rules = css.matchAll(
    /\.ral(\d{4}),\s+\.page:has\(\[value="(\d{4})"\]:checked\) \.coat \{\s+--ral: (#[0-9a-f]{6});\s+\}/g,
  );
  expect([...rules].map(([, swatch, chosen, srgb]) => ({ swatch, chosen, srgb }))).toEqual(
    colours.map(({ code, srgb }) => ({ swatch: code, chosen: code, srgb })),
  );
  expect(css.match(/#[0-9a-f]{3,8}\b/gi)).toHaveLength(colours.length);
});

it.each([...products.map(({ id }) => id), 'lineup-43', 'lineup-55'])(
  'paint.module.css has a mask with existing files for %s',
  (name) => {
    const rule = css.split(`\n.${name} {`)[1]?.split('}')[0] ?? '';
    const files = [...rule.matchAll(/url\("(.+?)"\)/g)].map(([, path]) => path);
    expect(files.length).toBeGreaterThanOrEqual(2);
    for (const file of files) {
      expect(file).toContain(`/${name}-`);
      expect(existsSync(`public${file}`)).toBe(true);
    }
  },
);
