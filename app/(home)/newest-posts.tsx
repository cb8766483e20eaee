import { PostCard } from '@/components/marketing/post-card';
import { BlogLink } from '@/components/site/blog-link';
import { Section } from '@/components/ui/section';
import type { PostSummary } from '@/lib/posts/post';

export function NewestPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="berichten" title="Reken het na voordat u koopt" heading="quiet">
      <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3 print:grid-cols-3">
        {posts.map((post) => (
          <li key={post.slug}>
            <PostCard post={post} headingLevel="h3" />
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <BlogLink>Alle berichten</BlogLink>
      </p>
    </Section>
  );
}
