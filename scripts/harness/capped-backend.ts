import { createServer } from 'node:http';
import { listen } from './faulty-backend.ts';

/** What hosted PostgREST answers at once, whatever a request asks for. */
const ROWS_AT_ONCE = 1000;

/**
 * Plays a Supabase project with this many published posts that answers 1,000 rows at most and does
 * not say so.
 */
export async function startCappedBackend(length: number) {
  const moment = '2025-02-11T09:15:00+00:00';
  const rows = Array.from({ length }, (_, index) => ({
    slug: `bericht-${index + 1}`,
    published_at: moment,
    updated_at: moment,
  }));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.endsWith('/rpc/post_years')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify([{ year: 2025, modified_at: moment }]));
      return;
    }
    const from = Number(searchParams.get('offset') ?? 0);
    const limit = Math.min(Number(searchParams.get('limit') ?? length), ROWS_AT_ONCE);
    const answer = rows.slice(from, from + limit);
    response.writeHead(206, {
      'content-type': 'application/json',
      'content-range': `${from}-${from + answer.length - 1}/${length}`,
    });
    response.end(JSON.stringify(answer));
  });
  return { url: await listen(server), close: () => server.close().closeAllConnections() };
}
