import { readdirSync, readFileSync } from 'node:fs';
import { firstMissingMigration, migrationNames } from './migration-names';

const FOLDER = 'supabase/migrations';
const files = readdirSync(FOLDER).sort();

test('the list of migration names matches the folder supabase/migrations', () => {
  expect(migrationNames.map((name) => `${name}.sql`)).toEqual(files);
});

test.each(files)('migration %s sets the schema version in its last statement', (file) => {
  const lastStatement = readFileSync(`${FOLDER}/${file}`, 'utf8').trimEnd().split('\n').at(-1);
  expect(lastStatement).toBe(`update private.schema_version set version = '${file.slice(0, 14)}';`);
});

test('firstMissingMigration names the first migration to a database of the earlier ones', () => {
  expect(firstMissingMigration('20261126010500')).toBe(migrationNames[0]);
});

test('firstMissingMigration names the migration after the schema version, and none for the newest', () => {
  const [first, second, third] = migrationNames;
  expect(firstMissingMigration(null)).toBe(first);
  expect(firstMissingMigration(second.slice(0, 14))).toBe(third);
  expect(firstMissingMigration(migrationNames.at(-1)?.slice(0, 14) ?? '')).toBeNull();
  expect(firstMissingMigration('20991231000000')).toBeNull();
});
