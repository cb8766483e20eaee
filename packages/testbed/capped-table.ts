/** `fetch` of a project with `length` rows that silently returns at most `maxRows` of them, as PostgREST does. */
export function cappedTable(length: number, maxRows: number): typeof fetch {
  const rows = Array.from({ length }, (_, id) => ({
    id,
    created_at: '2027-01-01',
    name: 'x',
    email: 'x@example.nl',
    subject: 'x',
    message: 'x',
  }));
  return async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
    const from = Number(searchParams.get('offset') ?? 0);
    const limit = Number(searchParams.get('limit') ?? length);
    return Response.json(rows.slice(from, from + Math.min(limit, maxRows)));
  };
}
