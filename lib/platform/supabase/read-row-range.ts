import { BEYOND_THE_LAST_ROW } from './error-codes';

type QueryResult = { data: unknown; error: { code: string } | null };

/** Enough for 50,000 rows of a project that returns 250 per request. */
const MAX_REQUESTS = 200;

/**
 * Reads `length` rows from row `from` on, fewer where the list ends. Hosted PostgREST silently returns 1,000 rows at most
 * (a project may set fewer), so this repeats the query until it has enough rows or a response is empty.
 * @param toRows validates a response, and throws when it is not a list of such rows
 * @param readRange runs the query for rows `from` to `to`, both included, in a fixed order
 * @throws the first error of the database or of `toRows`, or an error after 200 requests
 */
export async function readRowRange<Row>(
  from: number,
  length: number,
  toRows: (data: unknown) => Row[],
  readRange: (from: number, to: number) => PromiseLike<QueryResult>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let request = 0; request < MAX_REQUESTS; request += 1) {
    if (rows.length >= length) return rows;
    const { data, error } = await readRange(from + rows.length, from + length - 1);
    if (error?.code === BEYOND_THE_LAST_ROW) return rows;
    if (error || !data) throw error ?? new Error('no data');
    const next = toRows(data);
    if (next.length === 0) return rows;
    rows.push(...next);
  }
  throw new Error(`more than ${MAX_REQUESTS} requests for ${length} rows`);
}
