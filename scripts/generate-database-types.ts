// npm run types:database: writes lib/platform/supabase/database.types.ts from the migrations; --check fails when the file is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { createEmptyDatabase } from '../packages/local-supabase/empty-database.ts';
import { readArguments } from './lib/arguments.ts';
import { UserError } from './lib/user-error.ts';

const TARGET = 'lib/platform/supabase/database.types.ts';
const MIGRATIONS = 'supabase/migrations';
const INT8 = 20;

const { values } = readArguments({
  usage: 'npm run types:database [-- --check]',
  options: { check: { type: 'boolean' } },
});

const database = await createEmptyDatabase();
await database.exec('create role anon; create role authenticated; create role service_role;');
for (const file of readdirSync(MIGRATIONS).sort()) {
  await database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
}

const client = {
  query: (sql: string) => database.query(sql, [], { parsers: { [INT8]: Number } }),
};
const metadata = await introspect(client, { includedSchemas: ['public'] });
const types = await generateTypescript(sortGeneratorMetadata(metadata), {
  postgrestVersion: '14',
});
await database.close();

if (!values.check) writeFileSync(TARGET, types);
else if (readFileSync(TARGET, 'utf8') !== types)
  throw new UserError(`${TARGET} is stale. Run: npm run types:database`);
