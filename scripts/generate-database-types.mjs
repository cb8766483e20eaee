// Writes lib/supabase/database.types.ts from the migrations, or with --check says whether it is stale.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { createEmptyDatabase } from './harness/empty-database.mjs';

const TARGET = 'lib/supabase/database.types.ts';
const MIGRATIONS = 'supabase/migrations';
const INT8 = 20;

const database = await createEmptyDatabase();
await database.exec('create role anon; create role authenticated; create role service_role;');
for (const file of readdirSync(MIGRATIONS).sort()) {
  await database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'));
}

/** @type {any} */
const client = {
  /** @param {string | { text: string, values?: unknown[] }} query @param {unknown[]} [values] */
  async query(query, values) {
    const { text, values: own = [] } = typeof query === 'string' ? { text: query } : query;
    const { rows, fields } = await database.query(text, values ?? own, {
      parsers: { [INT8]: Number },
    });
    return { rows, fields, rowCount: rows.length };
  },
};
const metadata = await introspect(client, { includedSchemas: ['public'] });
const types = await generateTypescript(sortGeneratorMetadata(metadata), {
  postgrestVersion: '14',
});
await database.close();

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, types);
} else if (readFileSync(TARGET, 'utf8') !== types) {
  console.error(`${TARGET} is stale. Run: npm run types:database`);
  process.exitCode = 1;
}
