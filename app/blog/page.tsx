import { UnavailablePage, unavailableMetadata } from '@/components/site/unavailable-page';
import { createMetadata } from '@/lib/pages/metadata';
import { getPosts } from '@/lib/posts/posts';
import { routes } from '@/lib/routes';
import { PostListPage } from './post-list-page';

export const revalidate = 60;

const metadata = createMetadata({
  title: 'Blog over kiosken, zuilen en narrowcasting',
  description:
    'Artikelen over kiosken, etalageschermen en narrowcasting: helderheid, maat, kleur, plaatsing en toegankelijkheid, met cijfers waarmee u kunt rekenen.',
  path: routes.blog,
  picture: 'blog',
});

export async function generateMetadata() {
  return (await getPosts(1)).ok ? metadata : unavailableMetadata;
}

export default async function BlogPage() {
  const list = await getPosts(1);
  if (!list.ok) {
    return <UnavailablePage title="De berichten zijn nu niet te laden." path={routes.blog} />;
  }
  return <PostListPage page={1} list={list.value ?? { posts: [], pageCount: 1 }} />;
}
