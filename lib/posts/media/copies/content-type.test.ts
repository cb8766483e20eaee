import { readdirSync, readFileSync } from 'node:fs';
import { CONTENT_TYPES } from './content-type';

const FOLDER = 'supabase/migrations';
const migrations = readdirSync(FOLDER)
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n');

test('the bucket of the migrations accepts the types of the known file names', () => {
  const lists = Array.from(migrations.matchAll(/array\[('image\/[^\]]*)\]/g), ([, types]) => types);
  const types = lists
    .at(-1)
    ?.split(', ')
    .map((type) => type.slice(1, -1));
  expect(types?.sort()).toEqual([...new Set(Object.values(CONTENT_TYPES))].sort());
});
