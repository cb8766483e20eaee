import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { programOf } from '../lib/package-program.ts';

/**
 * TypeScript 7.0.2 with `incremental` misses errors, and keeps missing them, when a global declaration, such as the
 * routes that `next typegen` writes, changes together with another file.
 */
test('a type check finds an error that came with a change of a global declaration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'types-'));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const check = () => {
    const args = [path.resolve(programOf('typescript', 'tsc')), '--noEmit'];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  };
  mkdirSync(path.join(folder, 'src'));
  write(
    'tsconfig.json',
    JSON.stringify({
      extends: path.resolve('tsconfig.json'),
      compilerOptions: { types: [], plugins: [] },
      include: ['routes.d.ts', 'src'],
    }),
  );
  write(
    'routes.d.ts',
    'type Routes = "/" | "/old"; declare global { type Route = Routes } export {};',
  );
  write('src/fields.ts', 'export type Fields = { name: string };');
  write(
    'src/use.ts',
    'import type { Fields } from "./fields.ts"; export const fields: Fields = { name: "a" };',
  );
  expect(check().stdout).toBe('');
  write('routes.d.ts', 'type Routes = "/"; declare global { type Route = Routes } export {};');
  write('src/fields.ts', 'export type Fields = { name: string; phone: string };');
  const { status, stdout } = check();
  expect(stdout).toContain("Property 'phone' is missing");
  expect(status).not.toBe(0);
  rmSync(folder, { recursive: true });
});
