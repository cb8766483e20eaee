import type { PostgrestError } from '@supabase/supabase-js';
import { DatabaseError } from './database-error';
import { StudioError } from './errors';
import { resultOf } from './result';

const answer = (status: number, error: Partial<PostgrestError>) =>
  Promise.resolve({ data: null, error: error as PostgrestError, status });

test('only an answer that says so means that the key is bad', async () => {
  const refused = resultOf(answer(401, { code: 'PT401', message: 'not valid' }));
  await expect(refused).rejects.toMatchObject({ status: 401, code: 'key' });
  for (const error of [
    { code: 'PGRST303', message: 'JWT issued at future' },
    { code: '', message: 'Unauthorized' },
    {},
  ]) {
    await expect(resultOf(answer(401, error))).rejects.toThrow(DatabaseError);
  }
});

test('a refused value is told, a database that fails is not blamed on the person', async () => {
  await expect(resultOf(answer(400, { code: '22001' }))).rejects.toThrow(StudioError);
  await expect(resultOf(answer(503, { code: 'PGRST002' }))).rejects.toThrow(DatabaseError);
});
