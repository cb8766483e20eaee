/**
 * Reads a query to its end. Hosted PostgREST silently returns 1,000 rows at most, fewer where a project has set its "Max rows" so,
 * so only an empty response is the end.
 * @param readFrom the rows from an offset on, in a fixed order
 */
export async function readAllRows<Row>(
  readFrom: (offset: number) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const next = await readFrom(rows.length);
    if (next.length === 0) return rows;
    rows.push(...next);
  }
}
