/**
 * Reads a query to its end. Hosted PostgREST silently returns 1,000 rows at most, fewer where a project has set its "Max rows" so,
 * so only an empty response is the end.
 * @param readFrom the rows from an offset on, in a fixed order
 * @param enough rows of a list that is longer
 */
export async function readAllRows<Row>(
  readFrom: (offset: number) => PromiseLike<Row[]>,
  enough = Number.POSITIVE_INFINITY,
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < enough) {
    const next = await readFrom(rows.length);
    if (next.length === 0) break;
    rows.push(...next);
  }
  return rows;
}
