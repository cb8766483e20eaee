import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path/posix';
import { posixPath } from '../../scripts/lib/posix-path.ts';

const SPACE = String.raw`(?:\\u00a0|&nbsp;|[ \u00a0])`;
const NUMBER = String.raw`(?<![\w.,[(:\u2013-])\d[\d.,\u2013]*`;

/** A price, or a size, weight, power or brightness. */
const FIGURE = new RegExp(
  String.raw`€${SPACE}?\d+(?:[.,]\d+)*|${NUMBER}${SPACE}(?:mm|cm|kg|kilo|watt|W|kWh|cd/m²|nits)(?![\w²])`,
  'g',
);

/** Figures that are no fact about the company or its products. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Set by the law.
  'app/(legal)/terms-of-service/articles-order.tsx': ['€&nbsp;40'],
  'app/action/campaign-terms.tsx': ['€&nbsp;0,45', '€&nbsp;449'],
  // What a baker writes on the example screens.
  'app/digital-signage/playground/example-week.ts': [String.raw`€\u00a03`],
};

/** Comments may give examples. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;])\/\/.*$/gm, '');
}

const files = ['app', 'components', 'lib']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, posixPath(name)),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file));

test('texts take prices, sizes, weights, power and brightness from lib as values', () => {
  const literal = files.flatMap((file) =>
    Array.from(codeOf(file).matchAll(FIGURE), ([figure]) => figure)
      .filter((figure) => !ALLOWED[file]?.includes(figure))
      .map((figure) => `${file}: ${figure}`),
  );
  expect(literal).toEqual([]);
});

test('every allowed figure is still there', () => {
  for (const [file, figures] of Object.entries(ALLOWED))
    for (const figure of figures) expect(codeOf(file)).toContain(figure);
});

test.each([
  String.raw`'vanaf €\u00a02.495'`,
  '<p>Weegt 62&nbsp;kg</p>',
  String.raw`'500–1.500\u00a0mm'`,
  '`2.500 cd/m² naar buiten`',
])('the figure in %s is found', (code) => {
  expect(code).toMatch(FIGURE);
});

test.each(["'print:h-[5cm]'", 'depth} mm', "'43 inch'", "'24 uur'"])(
  'no figure is found in %s',
  (code) => {
    expect(code).not.toMatch(FIGURE);
  },
);
