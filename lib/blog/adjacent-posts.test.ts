import { createClient } from '@supabase/supabase-js';
import { getSupabase } from '../supabase/client';
import { getAdjacentPosts } from './adjacent-posts';
import type { PostSummary } from './post';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
jest.mock('../supabase/client');
// supabase-js refuses to start on Node 20 without one; nothing here uses realtime.
globalThis.WebSocket ??= class {} as never;

test('the list is entered at the post itself: an "or" alone is answered by reading it from its end', async () => {
  const asked: URLSearchParams[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith('/rpc/count_readable_posts')) return Response.json(1);
    asked.push(searchParams);
    return Response.json([]);
  };
  const client = createClient('https://backend.example', 'key', { global: { fetch } });
  jest.mocked(getSupabase).mockReturnValue(client as never);
  const at = '2025-02-11T09:15:00+00:00';
  await getAdjacentPosts({ id: 'x', slug: 'bericht', publishedAt: at } as PostSummary);
  expect(asked.map((search) => search.get('published_at'))).toEqual([`lte.${at}`, `gte.${at}`]);
});
