import type { Metadata } from 'next';
import { MissingPage } from '@/components/site/missing-page';
import { UnavailablePage, unavailableMetadata } from '@/components/site/unavailable-page';
import { createMetadata } from '@/lib/pages/metadata';
import { getPosts } from '@/lib/posts/posts';
import { blogPageHref } from '@/lib/routes';
import { PostListPage } from '../../post-list-page';

export const revalidate = 60;

type Params = { params: Promise<{ page: string }> };

// Pages from 2 on are rendered on their first request instead of at build time.
export function generateStaticParams() {
  return [];
}

/** Accepts only the canonical notation, from 2 on, so that each page has one URL. */
function pageNumber(text: string): number | null {
  return /^([2-9]|[1-9]\d{1,5})$/.test(text) ? Number(text) : null;
}

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const page = pageNumber((await params).page);
  const list = page ? await getPosts(page) : null;
  if (list?.ok === false) return unavailableMetadata;
  if (!page || !list?.value) return { title: 'Pagina niet gevonden' };
  return createMetadata({
    title: `Blog, pagina ${page}`,
    description: `Oudere artikelen over kiosken, etalageschermen en narrowcasting, pagina ${page}: helderheid, maat, kleur, plaatsing en onderhoud, met cijfers.`,
    path: blogPageHref(page),
    picture: 'blog',
  });
}

export default async function OlderPostsPage({ params }: Params) {
  const page = pageNumber((await params).page);
  if (!page) return <MissingPage />;
  const list = await getPosts(page);
  if (!list.ok) {
    return (
      <UnavailablePage title="De berichten zijn nu niet te laden." path={blogPageHref(page)} />
    );
  }
  if (!list.value) return <MissingPage />;
  return <PostListPage page={page} list={list.value} />;
}
