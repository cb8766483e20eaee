import { readdirSync, readFileSync } from 'node:fs';
import { mainNavigation } from '../routes';
import { sectors } from './content/sectors';
import { productIds } from './products/ids';

const WORDS = ['zes', 'zeven', 'acht', 'negen', 'tien'];
const LOWEST = 6;

/** What texts count in words, and how many there are; an adjective may stand between. */
const counted: readonly (readonly [RegExp, number])[] = [
  [/ (?:\S+ )?(?:kiosken|modellen)(?=\P{L})/u, productIds.length],
  [/ (?:markten|momenten)(?=\P{L})/u, sectors.length],
  [/ pagina’s(?=\P{L})/u, mainNavigation.length],
];

const sources = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);

/** The words of a file that name another count than there is. */
function wrongCounts(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/&nbsp;|\s+/g, ' ');
  return counted.flatMap(([noun, count]) => {
    const named = text.matchAll(new RegExp(`(?<=\\P{L})(${WORDS.join('|')})${noun.source}`, 'giu'));
    return Array.from(named)
      .filter(([, word = '']) => WORDS.indexOf(word.toLowerCase()) + LOWEST !== count)
      .map(([words]) => `${file}: ${words}`);
  });
}

test('texts that count models, sectors or pages in words say how many there are', () => {
  expect([...sources, 'supabase/seed.sql'].flatMap(wrongCounts)).toEqual([]);
});
