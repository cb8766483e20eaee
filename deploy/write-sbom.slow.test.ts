import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runOrFail } from '../scripts/lib/processes.ts';

type Component = { name: string; version: string; hashes?: object[] };

/** What npm leaves out without being asked. */
const SHELLS = [{}, { NODE_ENV: 'production' }, { npm_config_omit: 'dev' }];

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

test.each(SHELLS)(
  'the SBOM lists production packages with version and hash, and no development packages, in a shell with %j',
  async (variables) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
    await runOrFail('sbom', process.execPath, ['deploy/write-sbom.ts', folder], variables);
    const sbom = readJson(path.join(folder, 'sbom.cdx.json'));
    rmSync(folder, { recursive: true });
    expect(sbom.bomFormat).toBe('CycloneDX');
    const components: Component[] = sbom.components;
    for (const name of ['next', 'react', 'htmlparser2', 'sharp']) {
      expect(components).toContainEqual(
        expect.objectContaining({
          name,
          version: readJson(`node_modules/${name}/package.json`).version,
          hashes: [expect.anything()],
        }),
      );
    }
    for (const tool of ['jest', 'typescript', '@supabase/lite'])
      expect(components.map(({ name }) => name)).not.toContain(tool);
  },
  60_000,
);

test('the SBOM is also written where npm installed the packages of the site alone', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-alone-'));
  for (const file of ['package.json', 'package-lock.json', 'packages/studio/package.json'])
    cpSync(file, path.join(folder, file));
  const { version } = readJson('node_modules/next/package.json');
  mkdirSync(path.join(folder, 'node_modules'));
  writeFileSync(
    path.join(folder, 'node_modules/.package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/next': { version } } }),
  );
  execFileSync(process.execPath, [path.resolve('deploy/write-sbom.ts'), '.'], { cwd: folder });
  const { components } = readJson(path.join(folder, 'sbom.cdx.json'));
  expect(components.map(({ name }: Component) => name)).toEqual(['next']);
  rmSync(folder, { recursive: true });
});

test('npm run build and the container build both write the SBOM', () => {
  expect(readJson('package.json').scripts.build).toBe('node scripts/run.mjs scripts/build.ts');
  expect(readFileSync('scripts/lib/run-build.ts', 'utf8')).toContain('deploy/write-sbom.ts');
  expect(readFileSync('deploy/build.sh', 'utf8')).toContain('npm run build');
  expect(readFileSync('deploy/site.Containerfile', 'utf8')).toContain('/site/.next/sbom.cdx.json');
});
