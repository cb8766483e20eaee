import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from '../../../scripts/lib/posix-path';

const PRODUCTION = [
  'app',
  'components',
  'lib',
  'packages/page-cache',
  'instrumentation.ts',
  'middleware.ts',
  'next.config.ts',
];

const TEST_FILE = /\.test\.tsx?$/;

const sources = PRODUCTION.flatMap(filesIn)
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !TEST_FILE.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

function filesIn(source: string): string[] {
  if (statSync(source).isFile()) return [source];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((name) => posixPath(path.join(source, name)))
    .filter((file) => statSync(file).isFile());
}

const filesWith = (words: RegExp) =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file);

test('the code of the site names neither the secret key nor the service role of Supabase', () => {
  expect(filesWith(/SECRET_KEY|sb_secret|service_?role/i)).toEqual([]);
});

test('no environment variable is exposed to the browser', () => {
  expect(filesWith(/NEXT_PUBLIC_/)).toEqual([]);
});

test('process.env is read in these files only', () => {
  expect(filesWith(/process\.env/).sort()).toEqual([
    'instrumentation.ts',
    'lib/platform/browser/player-copy.ts',
    'lib/platform/env/env.ts',
    'lib/platform/log.ts',
    'lib/platform/text/draw-text.ts',
    'lib/posts/revalidation/fetch-local-page.ts',
    'lib/requests/guard/known-actions.ts',
    'next.config.ts',
    'packages/page-cache/internal/log-sparsely.mjs',
  ]);
});
