import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand } from './npm.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  for (const name of ['npm-cli.js', 'pnpm.cjs']) writeFileSync(path.join(folder, name), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('npm is started by its JavaScript file, without a shell', () => {
  const file = path.join(folder, 'npm-cli.js');
  expect(npmCommand(['ci'], { npm_execpath: file })).toEqual([process.execPath, [file, 'ci']]);
});

test('another package manager that started the command does not take the place of npm', () => {
  const [, args] = npmCommand(['ci'], { npm_execpath: path.join(folder, 'pnpm.cjs') });
  expect(args.join(' ')).not.toContain('pnpm');
});
