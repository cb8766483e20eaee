import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FILE = 'packages/testbed/earlier-migrations.sql.gz';

/**
 * The twenty migrations that stood in supabase/migrations before there was one for each subject, oldest first. Projects and
 * data folders that ran them go on with those of today.
 */
export function earlierMigrations(): { name: string; sql: string }[] {
  const [, ...migrations] = gunzipSync(readFileSync(FILE))
    .toString()
    .split(/^-- migration /m);
  return migrations.map((text) => {
    const [name = ''] = text.split('\n', 1);
    return { name, sql: text.slice(name.length + 1) };
  });
}
