import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { unknownSupabaseCalls } from './supabase-commands';

const MAX_README_BYTES = 5120;

const documents = [
  'README.md',
  'SECURITY.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

const npmScripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** Files that the owner of a server makes; the repository has none of them. */
const MADE_BY_THE_OWNER = [
  ...['deploy/.env', 'deploy/tls/certificate.pem', 'deploy/tls/key.pem'],
  ...['deploy/tls/studio-certificate.pem', 'deploy/tls/studio-key.pem'],
];

const GENERATED = /^(node_modules|\.next.*|\.data|\.git|backups|coverage|test-results)$/;
const topLevel = readdirSync('.').filter((name) => !GENERATED.test(name));

const read = (file: string) => readFileSync(file, 'utf8');
const withoutCodeBlocks = (text: string) => text.replaceAll(/^```.*?^```/gms, '');

function codeSpans(text: string): string[] {
  return Array.from(withoutCodeBlocks(text).matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
}

/** The npm scripts that a text names and that do not exist. */
function missingScripts(text: string): string[] {
  const calls = text.matchAll(/npm run (?:--silent )?([a-z][\w-]*(?::[\w-]+)*)/g);
  return Array.from(calls, ([, name = '']) => name).filter((name) => !npmScripts[name]);
}

/** The words of commands in code blocks, such as `-f deploy/compose.yml`. */
function wordsOfCodeBlocks(text: string): string[] {
  const blocks = Array.from(text.matchAll(/^```.*?^```/gms), ([block]) => block);
  return blocks.flatMap((block) => block.split(/[\s"'=]+/)).filter((word) => word.includes('/'));
}

/** A path that starts with a file or folder of the repository's root. */
function isRepositoryPath(span: string): boolean {
  const [first = '', ...rest] = span.split('/');
  const isFile = rest.length === 0 && topLevel.includes(span) && span.includes('.');
  const isInFolder = rest.length > 0 && topLevel.includes(first) && !/[\s<>*=]/.test(span);
  return isFile || isInFolder;
}

/** Scripts may be named without extension, or as `.mjs` while they become `.ts`. */
function isPresent(target: string): boolean {
  const plain = target.replace(/\/$/, '').replace(/\.(mjs|ts)$/, '');
  return [target, plain, `${plain}.ts`, `${plain}.tsx`, `${plain}.mjs`].some((candidate) =>
    existsSync(candidate),
  );
}

function fileNamesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.basename(file),
  );
}

const fileNames = new Set([
  ...topLevel,
  ...topLevel.filter((name) => statSync(name).isDirectory()).flatMap(fileNamesIn),
]);

/** Anchors as GitHub makes them of headings. */
function anchorsOf(file: string): string[] {
  return Array.from(withoutCodeBlocks(read(file)).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isBrokenLink(document: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file ? path.join(path.dirname(document), file) : document;
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsOf(target).includes(anchor);
}

test(`README.md has at most ${MAX_README_BYTES} bytes`, () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(MAX_README_BYTES);
});

test('README.md links every file of docs', () => {
  const missing = documents.filter(
    (file) => file.startsWith('docs/') && !read('README.md').includes(`(${file}`),
  );
  expect(missing).toEqual([]);
});

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test(`${document} names only repository paths that exist`, () => {
    const paths = [...codeSpans(text), ...wordsOfCodeBlocks(text)].filter(isRepositoryPath);
    expect(paths.filter((span) => !isPresent(span) && !MADE_BY_THE_OWNER.includes(span))).toEqual(
      [],
    );
  });

  test(`${document} names only source files that exist`, () => {
    const names = codeSpans(text).filter((span) => /^[\w-]+\.(tsx?|mjs|css|conf|sh)$/.test(span));
    const known = (name: string) =>
      fileNames.has(name) || fileNames.has(name.replace(/\.mjs$/, '.ts'));
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  test(`${document} names only commands and flags that the Supabase CLI has`, () => {
    expect(unknownSupabaseCalls(text)).toEqual([]);
  });

  test(`${document} names only npm scripts that exist`, () => {
    const short = codeSpans(text).filter((span) => /^(bench|check|measure|test):\w+$/.test(span));
    expect(missingScripts(text)).toEqual([]);
    expect(short.filter((name) => !npmScripts[name])).toEqual([]);
  });

  test(`${document} has only relative links that lead to a file and its heading`, () => {
    const links = Array.from(
      withoutCodeBlocks(text).matchAll(/\]\(([^)\s]+)\)/g),
      ([, link = '']) => link,
    );
    const relative = links.filter((link) => !/^(https?|mailto):/.test(link));
    expect(relative.filter((link) => isBrokenLink(document, link))).toEqual([]);
  });
});

test.each(['lib', 'packages', 'scripts', 'tools'])(
  'what %s prints names only npm scripts that exist, and commands that the Supabase CLI has',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'),
    );
    const wrong = files.flatMap((file) => {
      const text = read(path.join(folder, file));
      return [...unknownSupabaseCalls(text), ...missingScripts(text)];
    });
    expect(wrong).toEqual([]);
  },
);

test('.env.example names only npm scripts and files that exist', () => {
  const text = read('.env.example');
  const files = Array.from(text.matchAll(/docs\/[\w-]+\.md/g), ([file]) => file);
  expect(missingScripts(text)).toEqual([]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test.each([
  ['npx supabase db push --remote --include-seed', ['db push --remote --include-seed']],
  ['npx supabase db pull', ['db pull']],
  ['run npx supabase db push: the first', []],
  ['`npx supabase db dump --linked --data-only -f data.sql`', []],
])('in "%s" these calls of the Supabase CLI are unknown: %j', (text, unknown) => {
  expect(unknownSupabaseCalls(text)).toEqual(unknown);
});
