import { composePostPicture } from '@/lib/posts/media/post-picture/compose';
import { loadPostPicture } from '@/lib/posts/media/post-picture/load';
import { getPostBySlug } from '@/lib/posts/posts';
import { serviceUnavailable } from '@/lib/requests/http/service-unavailable';
import { markPageDegraded } from '@/packages/page-cache/stale-if-error';

export const revalidate = 60;

type Context = { params: Promise<{ slug: string }> };

/** Rendered on the first request instead of at build time. */
export function generateStaticParams() {
  return [];
}

/** The Open Graph image of a post. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const post = await getPostBySlug((await params).slug);
  if (!post.ok) return serviceUnavailable();
  if (!post.value) return new Response(null, { status: 404 });
  const { title, image, imageFocus } = post.value;
  const picture = await loadPostPicture(image);
  if (!picture.ok) await markPageDegraded();
  const jpeg = await composePostPicture(title, picture.ok ? picture.value : null, imageFocus);
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}
