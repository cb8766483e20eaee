import { readdirSync, readFileSync } from 'node:fs';
import { firstMissingMigration, migrationNames } from './migration-names';

const FOLDER = 'supabase/migrations';
const files = readdirSync(FOLDER).sort();

test('the site knows every migration by its name', () => {
  expect(migrationNames.map((name) => `${name}.sql`)).toEqual(files);
});

test.each(files)('%s ends with telling the database its version', (file) => {
  const lastStatement = readFileSync(`${FOLDER}/${file}`, 'utf8').trimEnd().split('\n').at(-1);
  expect(lastStatement).toMatch(/^(update|insert into) private\.schema_version /);
  expect(lastStatement).toContain(`'${file.slice(0, 14)}'`);
});

test('the first migration that a database lacks is named', () => {
  const [first, second, third] = migrationNames;
  expect(firstMissingMigration(null)).toBe(first);
  expect(firstMissingMigration(second.slice(0, 14))).toBe(third);
  expect(firstMissingMigration(migrationNames.at(-1)?.slice(0, 14) ?? '')).toBeNull();
  expect(firstMissingMigration('20991231000000')).toBeNull();
});
