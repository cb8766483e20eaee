import type { Metadata } from 'next';
import { PostArticle } from '@/app/blog/[slug]/post-article';
import { MissingPage } from '@/components/site/missing-page';
import { getPostPreview } from '@/lib/posts/preview';
import { markPageDegraded } from '@/packages/page-cache/stale-if-error';
import { PreviewBar } from '../preview-bar';
import { PreviewUnavailable } from '../preview-unavailable';

// Static on request, so that a missing post is a 404 with its whole page (see MissingPage);
// markPageDegraded keeps the result out of the cache.
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

/** `view` is made up by the studio, which wants no page that is being rendered for an older draft. */
type Params = { params: Promise<{ token: string; slug: string; view?: string[] }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { token, slug } = await params;
  const preview = await getPostPreview(token, slug);
  const isMissing = preview.ok && !preview.value;
  return {
    title: isMissing ? 'Pagina niet gevonden' : 'Voorbeeld van een artikel',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

export default async function PreviewPage({ params }: Params) {
  const { token, slug } = await params;
  await markPageDegraded();
  const preview = await getPostPreview(token, slug);
  if (!preview.ok) return <PreviewUnavailable />;
  if (!preview.value) return <MissingPage />;
  return (
    <>
      <PreviewBar preview={preview.value} />
      <PostArticle post={preview.value.post} />
    </>
  );
}
