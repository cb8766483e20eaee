import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { posixPath } from './lib/posix-path.ts';

const FOLDERS = ['deploy', 'lib', 'packages', 'scripts', 'tools'];
const OWN_NAME = 'scripts/any-system.test.ts';

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
)
  .map((file) => posixPath(file))
  .filter(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules') && file !== OWN_NAME,
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each([
  ['starts npm or npx by name, a batch file on Windows', /'np[mx]',/, ['scripts/lib/npm.mjs']],
  ['starts a shell script of node_modules/.bin', /\.bin['/]/, []],
  ['needs a shell', /\bshell: (true|IS_)/, []],
  [
    'puts a path into the code of an import, which fails in a folder with %, and on Windows',
    /^(?!.*pathToFileURL).*\bimport [^;\n]* from \$\{/s,
    [],
  ],
  [
    'prints a bare number, which FORCE_COLOR colours for whoever parses it',
    /\bconsole\.log\((?!String\()[\w.()]+\.(port|length|p?pid|size)\)/,
    [],
  ],
  [
    'links files, which Windows allows developers only',
    /\bsymlinkSync\(/,
    // nginx, and the tests of run.mjs, which link an executable.
    [
      'packages/testbed/link-into.ts',
      'scripts/run.slow.test.ts',
      'packages/testbed/system-packages/nginx.ts',
    ],
  ],
  [
    'renames once, which fails on Windows while a virus scanner reads the file',
    /\brenameSync\(/,
    // The first runs in a container, on Linux.
    ['deploy/publish-files.ts', 'packages/local-supabase/restored-data.test.ts'],
  ],
])('no source %s', (_, pattern, exceptions) => {
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found.filter((file) => !exceptions.includes(file))).toEqual([]);
});
