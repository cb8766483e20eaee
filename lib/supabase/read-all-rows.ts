import { BEYOND_THE_LAST_ROW } from './error-codes';

/** Hosted PostgREST returns 1,000 rows at most (a project may set fewer) and does not say so. */
const ROWS_AT_ONCE = 1000;

type Answer<Row> = {
  data: Row[] | null;
  count: number | null;
  error: { code: string } | null;
};

/**
 * Reads a list that may be longer than one answer, range by range, until all that were counted are
 * there.
 * @param readRange runs the query for rows `from` to `to`, both included, in a fixed order and with
 *   `count: 'exact'`
 * @throws the first error of the database
 */
export async function readAllRows<Row>(
  readRange: (from: number, to: number) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, count, error } = await readRange(rows.length, rows.length + ROWS_AT_ONCE - 1);
    // Rows can be deleted while we read: the list then ends sooner than was counted.
    if (error?.code === BEYOND_THE_LAST_ROW) return rows;
    if (error || !data || count === null) throw error ?? new Error('no data');
    rows.push(...data);
    if (rows.length >= count) return rows;
  }
}
