import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import * as z from 'zod/mini';
import { getEnv } from '@/lib/platform/env/env';
import { submitToIndexNow } from '@/lib/posts/index-now';
import { affectedPages } from '@/lib/posts/revalidation/affected-pages';
import { FROM_INSTANCE_HEADER } from '@/lib/posts/revalidation/call-local-hook';
import { broadcastChange } from '@/lib/posts/revalidation/change-bus';
import { revalidatePages } from '@/lib/posts/revalidation/revalidate-pages';
import { secretsMatch } from '@/lib/requests/security/compare-secrets';
import { linkingTag, POSTS_TAG, postTag } from '@/packages/page-cache/cache-tags.mjs';
import { now } from '@/packages/page-cache/clock.mjs';

// A lone surrogate cannot be encoded in a URL.
const slug = z.string().check(z.refine((text) => !/\p{Surrogate}/u.test(text)));
const postReference = z.nullable(z.object({ slug, is_published: z.optional(z.boolean()) }));
const hookBody = z.object({
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  table: z.literal('posts'),
  record: postReference,
  old_record: postReference,
  /** Slugs whose page links to the post before or after the change; a database that lacks migrations sends none. */
  linking: z.optional(z.array(slug)),
});

/**
 * Database webhook: revalidates the pages that show a changed post, also where they cannot be written to
 * disk: this process then serves the change from memory until it exits.
 */
export async function POST(request: Request) {
  const startedAt = now();
  const { REVALIDATE_SECRET } = getEnv();
  if (!secretsMatch(request.headers.get('x-webhook-secret'), REVALIDATE_SECRET)) {
    return new Response('Unauthorized', { status: 401 });
  }
  const body = hookBody.safeParse(await request.json().catch(() => null));
  if (!body.success) return new Response('Bad Request', { status: 400 });

  const { record, old_record, linking = [] } = body.data;
  const slugs = [...new Set([record?.slug, old_record?.slug].filter((slug) => slug !== undefined))];
  const tags = [POSTS_TAG, ...slugs.map(postTag), ...linking.map(linkingTag)];
  // 'max' serves the stale page until the new one has rendered, so a failing backend removes no page.
  for (const tag of tags) revalidateTag(tag, 'max');
  after(() => revalidatePages(affectedPages({ slugs, linking }), startedAt));
  // A call from another instance was already broadcast by that instance.
  if (!request.headers.has(FROM_INSTANCE_HEADER)) {
    after(() => broadcastChange(JSON.stringify(body.data)));
    submitToIndexNow(body.data);
  }
  return Response.json({ revalidated: tags });
}
