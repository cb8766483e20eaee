import { BEYOND_THE_LAST_ROW } from './error-codes';

type Answer = { data: unknown; error: { code: string } | null };

/** Enough for 50,000 rows of a project that gives 250 at once. */
const MOST_REQUESTS = 200;

/**
 * Reads `length` rows of a list from row `from` on, fewer where it ends. Hosted PostgREST returns
 * 1,000 rows at most (a project may set fewer) and does not say so: asks on until nothing comes.
 * @param toRows checks what was answered, and throws when it is no list of such rows
 * @param readRange runs the query for rows `from` to `to`, both included, in a fixed order
 * @throws the first error of the database or of `toRows`, and an error of its own after 200 requests
 */
export async function readRowRange<Row>(
  from: number,
  length: number,
  toRows: (data: unknown) => Row[],
  readRange: (from: number, to: number) => PromiseLike<Answer>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let request = 0; request < MOST_REQUESTS; request += 1) {
    if (rows.length >= length) return rows;
    const { data, error } = await readRange(from + rows.length, from + length - 1);
    if (error?.code === BEYOND_THE_LAST_ROW) return rows;
    if (error || !data) throw error ?? new Error('no data');
    const next = toRows(data);
    if (next.length === 0) return rows;
    rows.push(...next);
  }
  throw new Error(`more than ${MOST_REQUESTS} requests for ${length} rows`);
}
