import { createServer } from 'node:http';
import { listen } from './faulty-backend.ts';

/** The default row limit of a hosted project's REST API. */
const MAX_ROWS = 1000;

/** A stand-in for a Supabase project with many published posts, which returns at most 1,000 rows per response. */
export async function startCappedBackend(postCount: number) {
  const timestamp = '2025-02-11T09:15:00+00:00';
  const rows = Array.from({ length: postCount }, (_, index) => ({
    slug: `bericht-${index + 1}`,
    image_url: null,
    published_at: timestamp,
    updated_at: timestamp,
  }));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const isYears = pathname.endsWith('/rpc/post_years');
    const all = isYears ? [{ year: 2025, modified_at: timestamp }] : rows;
    const from = Number(searchParams.get('offset') ?? 0);
    const limit = Math.min(Number(searchParams.get('limit') ?? all.length), MAX_ROWS);
    const page = all.slice(from, from + limit);
    response.writeHead(206, {
      'content-type': 'application/json',
      'content-range': `${from}-${from + page.length - 1}/${all.length}`,
    });
    response.end(JSON.stringify(page));
  });
  return { url: await listen(server), close: () => server.close().closeAllConnections() };
}
