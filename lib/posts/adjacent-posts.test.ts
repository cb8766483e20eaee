import { createClient } from '@supabase/supabase-js';
import { getSupabase } from '../platform/supabase/client';
import { getAdjacentPosts } from './adjacent-posts';
import type { PostSummary } from './post';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../platform/supabase/client');
// supabase-js needs a WebSocket class, which Node 20 does not have.
globalThis.WebSocket ??= class {} as never;

test('query for adjacent posts bounds published_at outside the "or", so that Postgres starts its index scan at the post', async () => {
  const requests: URLSearchParams[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith('/rpc/count_readable_posts')) return Response.json(1);
    requests.push(searchParams);
    return Response.json([]);
  };
  const client = createClient('https://backend.example', 'key', { global: { fetch } });
  jest.mocked(getSupabase).mockReturnValue(client as never);
  const publishedAt = '2025-02-11T09:15:00+00:00';
  await getAdjacentPosts({ id: 'x', slug: 'bericht', publishedAt } as PostSummary);
  expect(requests.map((search) => search.get('published_at'))).toEqual([
    `lte.${publishedAt}`,
    `gte.${publishedAt}`,
  ]);
});
