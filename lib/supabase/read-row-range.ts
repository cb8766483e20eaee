import { BEYOND_THE_LAST_ROW } from './error-codes';

type Answer<Row> = { data: Row[] | null; error: { code: string } | null };

/**
 * Reads `length` rows of a list from row `from` on, fewer where it ends. Hosted PostgREST returns
 * 1,000 rows at most (a project may set fewer) and does not say so: asks on until nothing comes.
 * @param readRange runs the query for rows `from` to `to`, both included, in a fixed order
 * @throws the first error of the database
 */
export async function readRowRange<Row>(
  from: number,
  length: number,
  readRange: (from: number, to: number) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < length) {
    const { data, error } = await readRange(from + rows.length, from + length - 1);
    if (error?.code === BEYOND_THE_LAST_ROW) return rows;
    if (error || !data) throw error ?? new Error('no data');
    if (data.length === 0) return rows;
    rows.push(...data);
  }
  return rows;
}
