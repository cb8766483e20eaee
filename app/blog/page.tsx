import { getPosts } from '@/lib/blog/posts';
import { createMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { PostListPage } from './post-list-page';

export const revalidate = 60;

export const metadata = createMetadata({
  title: 'Blog over kiosken, zuilen en narrowcasting',
  description:
    'Artikelen over kiosken, etalageschermen en narrowcasting: helderheid, maat, kleur, plaatsing en toegankelijkheid, met cijfers waarmee u kunt rekenen.',
  path: routes.blog,
  picture: 'blog',
});

export default async function BlogPage() {
  const list = await getPosts(1);
  return <PostListPage page={1} list={(list.ok && list.value) || { posts: [], pageCount: 1 }} />;
}
