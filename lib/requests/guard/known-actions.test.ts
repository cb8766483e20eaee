import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { actionIdsIn, isKnownAction } from './known-actions';

const ID = `60${'e'.repeat(40)}`;

test('the known actions of a build are those in its manifest', () => {
  const folder = mkdtempSync('.next-manifest-');
  mkdirSync(path.join(folder, 'server'));
  const manifest = { node: { [ID]: { workers: {} } }, edge: {}, encryptionKey: 'x' };
  writeFileSync(
    path.join(folder, 'server/server-reference-manifest.json'),
    JSON.stringify(manifest),
  );
  expect(actionIdsIn(folder)).toEqual(new Set([ID]));
  rmSync(folder, { recursive: true });
});

test('without a manifest every action counts as known', () => {
  expect(actionIdsIn('.next-without-a-build')).toBeNull();
  expect(isKnownAction('0')).toBe(true);
});

test('Next still writes the manifest under this name', () => {
  const constants = readFileSync('node_modules/next/dist/shared/lib/constants.js', 'utf8');
  expect(constants).toContain("'server-reference-manifest'");
});
