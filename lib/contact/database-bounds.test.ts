import { readdirSync, readFileSync } from 'node:fs';
import { contactFields, contactLimits } from './fields';

const FOLDER = 'supabase/migrations';

const migrations = readdirSync(FOLDER)
  .map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'))
  .join('\n');

test.each(contactFields)(
  'database checks the length of %s with the limits of the form',
  (field) => {
    const { min, max } = contactLimits[field];
    expect(migrations).toContain(`char_length(${field}) between ${min} and ${max}`);
  },
);
