import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { stampOf } from './lib/build.ts';

test('the image of the site receives every file that npm run build needs', async () => {
  const { metafile } = await build({
    entryPoints: [
      ...['scripts/run.mjs', 'scripts/build.ts'],
      ...['deploy/write-sbom.ts', 'deploy/write-search-texts.ts'],
    ],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    outdir: 'none',
    metafile: true,
  });
  const received = readFileSync('deploy/site.Containerfile.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  const needed = Object.keys(metafile.inputs);
  expect(needed).toContain('scripts/lib/processes.ts');
  const isReceived = (file: string) =>
    received.some((name) => file === name || file.startsWith(`${name}/`));
  expect(needed.filter((file) => !isReceived(file))).toEqual([]);
});

test('another port of the embedded database needs no other build', () => {
  const stampOn = (port: number) => stampOf({ SUPABASE_URL: `http://127.0.0.1:${port}` });
  expect(stampOn(54321)).toBe(stampOn(43210));
});

test.each(['SITE_URL', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'])(
  'another value of %s needs another build',
  (variable) => {
    expect(stampOf({ [variable]: 'one' })).toBe(stampOf({ [variable]: 'one' }));
    expect(stampOf({ [variable]: 'one' })).not.toBe(stampOf({ [variable]: 'two' }));
  },
);
