import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { MissingPage } from '@/components/site/missing-page';
import { UnavailablePage, unavailableMetadata } from '@/components/site/unavailable-page';
import { createMetadata } from '@/lib/pages/metadata';
import { blogPosting } from '@/lib/pages/structured-data/blog-posting';
import { describePost } from '@/lib/posts/description';
import { getCurrentSlug } from '@/lib/posts/former-slug';
import { getNewestPosts, getPostBySlug } from '@/lib/posts/posts';
import { postHref, postPictureHref, routes } from '@/lib/routes';
import { redirectPermanently } from '@/packages/page-cache/page-redirect';
import { AdjacentPosts } from './adjacent-posts';
import { PostArticle } from './post-article';
import { PostProducts } from './post-products';
import { RelatedPosts } from './related-posts';

export const revalidate = 60;

type Params = { params: Promise<{ slug: string }> };

/** Only the newest posts are prerendered at build time; the others on their first request. */
export async function generateStaticParams() {
  const posts = await getNewestPosts();
  return posts.map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const post = await getPostBySlug((await params).slug);
  if (!post.ok) return unavailableMetadata;
  if (!post.value) return { title: 'Pagina niet gevonden' };
  const { slug, title, publishedAt } = post.value;
  return createMetadata({
    title,
    description: describePost(post.value),
    path: postHref(slug),
    picture: { url: postPictureHref(slug), alt: `Titel van het bericht: ${title}` },
    type: 'article',
    publishedTime: publishedAt,
  });
}

export default async function PostPage({ params }: Params) {
  const { slug } = await params;
  const post = await getPostBySlug(slug);
  const unavailable = (
    <UnavailablePage title="Dit bericht is nu niet te laden." path={postHref(slug)} />
  );
  if (!post.ok) return unavailable;
  if (!post.value) {
    const currentSlug = await getCurrentSlug(slug);
    if (!currentSlug.ok) return unavailable;
    if (currentSlug.value) return redirectPermanently(postHref(currentSlug.value));
    return <MissingPage />;
  }
  return (
    <>
      <Breadcrumbs
        parents={[{ name: 'Blog', path: routes.blog }]}
        page={{ name: post.value.title, path: postHref(slug) }}
        things={[blogPosting(post.value)]}
      />
      <PostArticle post={post.value} />
      <PostProducts content={post.value.content} />
      <RelatedPosts slug={slug} />
      <AdjacentPosts post={post.value} />
    </>
  );
}
