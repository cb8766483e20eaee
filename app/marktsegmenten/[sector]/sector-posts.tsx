import { PostCard } from '@/components/marketing/post-card';
import { Section } from '@/components/ui/section';
import type { PostSummary } from '@/lib/posts/post';

export function SectorPosts({ posts }: { posts: PostSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section id="berichten" title="Verder lezen" heading="quiet" tone="mist">
        <ul className="grid gap-x-12 gap-y-12 md:grid-cols-2">
          {posts.map((post) => (
            <li key={post.slug}>
              <PostCard post={post} headingLevel="h3" />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
