/** Hosted PostgREST returns 1,000 rows at most and does not say so. */
const ROWS_AT_ONCE = 1000;

type Answer<Row> = { data: Row[] | null; error: unknown };

/**
 * Reads a list that may be longer than one answer, range by range, until a range is not full.
 * @param readRange runs the query for rows `from` to `to`, both included, in a fixed order
 * @throws the first error of the database
 */
export async function readAllRows<Row>(
  readRange: (from: number, to: number) => PromiseLike<Answer<Row>>,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await readRange(rows.length, rows.length + rowsAtOnce - 1);
    if (error || !data) throw error ?? new Error('no data');
    rows.push(...data);
    if (data.length < rowsAtOnce) return rows;
  }
}
