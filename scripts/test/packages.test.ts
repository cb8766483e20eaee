import { readdirSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path/posix';
import { posixPath } from '../lib/posix-path.ts';

type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', object>> & {
  exports: Record<string, string>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const namesIn = ({ dependencies, devDependencies, peerDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });

/** Imports that exist when the code runs: types are gone by then. */
const IMPORT =
  /^(?:import|export)(?! type) (?:[\w{*][^'"`;=()]*? from )?'([^']+)';|\b(?:import|require)\('([^']+)'\)|^@import ["']([^"']+)["']/gm;

function importsOf(file: string): string[] {
  // Comments name types by `import()`.
  const code = readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');
  return Array.from(code.matchAll(IMPORT), (groups) => groups.slice(1).find(Boolean) ?? '');
}

/** Names of the packages that a file imports. */
function packagesIn(file: string): string[] {
  return importsOf(file)
    .filter((name) => !/^(\.|@\/|node:)/.test(name) && !builtinModules.includes(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

/** Source files without those of tests. */
function filesIn(source: string): string[] {
  const files = statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(source, posixPath(name)),
      )
    : [source];
  return files.filter(
    (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.|node_modules|\/\.next/.test(file),
  );
}

/** Every import of a file of the project, with the path of that file from the root. */
const importedFiles = [
  ...['app', 'components', 'deploy', 'e2e', 'lib', 'packages', 'scripts', 'tools'],
  ...['instrumentation.ts', 'middleware.ts', 'next.config.ts'],
]
  .flatMap(filesIn)
  .flatMap((file) => importsOf(file).map((name) => ({ file, target: targetOf(file, name) })));

function targetOf(file: string, name: string) {
  if (name.startsWith('@/')) return name.slice(2);
  return name.startsWith('.') ? path.join(path.dirname(file), name) : name;
}

const unlisted = (files: string[], listed: string[]) =>
  files.flatMap((file) =>
    packagesIn(file)
      .filter((name) => !listed.includes(name))
      .map((name) => `${file}: ${name}`),
  );

test('what a container builds and serves imports only packages that npm installs for the site alone', () => {
  const ignored = readFileSync('deploy/site.Containerfile.dockerignore', 'utf8');
  const copied = Array.from(ignored.matchAll(/^!(.+)$/gm), ([, name = '']) => name);
  const files = copied.filter((name) => name !== 'public').flatMap(filesIn);
  expect(files).toContain('packages/page-cache/cache-handler.mjs');
  expect(unlisted(files, namesIn(readManifest('.')))).toEqual([]);
});

test('the container and Vercel install the packages of the site alone', () => {
  for (const file of ['deploy/site.Containerfile', 'vercel.json'])
    expect(readFileSync(file, 'utf8')).toMatch(/npm ci [^\n]*--workspaces=false/);
});

describe.each(readdirSync('packages'))('packages/%s', (name) => {
  const folder = path.join('packages', name);
  const manifest = readManifest(folder);

  test(`${name} imports only packages that its package.json names`, () => {
    expect(unlisted(filesIn(folder), namesIn(manifest))).toEqual([]);
  });

  test(`code outside ${name} imports only what its package.json exports`, () => {
    const entries = Object.values(manifest.exports).map((entry) => path.join(folder, entry));
    const isEntry = (target: string) =>
      entries.some((entry) => [entry, entry.replace(/\.ts$/, '')].includes(target));
    const inside = importedFiles.filter(
      ({ file, target }) => target.startsWith(`${folder}/`) && !file.startsWith(`${folder}/`),
    );
    expect(
      inside.filter(({ target }) => !entries.includes(`${folder}/*`) && !isEntry(target)),
    ).toEqual([]);
  });
});
