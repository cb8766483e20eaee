import Link from 'next/link';
import { BlogLink } from '@/components/site/blog-link';
import { PendingSpinner } from '@/components/ui/pending-spinner';
import { TextLink } from '@/components/ui/text-link';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { routes } from '@/lib/routes';
import type { SearchEntry, SearchGroup } from '@/lib/search/entries';

/** Places of one kind, each with a line that says what is there. */
export function FoundGroup({ title, entries }: SearchGroup) {
  return (
    <section className="mt-12">
      <h2 className="text-title">{title}</h2>
      <ul className="mt-4 grid gap-x-10 md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.href} className="border-line border-t py-3">
            <EntryLink {...entry} />
            <p className="text-steel">{entry.about}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** To a post and to their list with the spinner that they have everywhere. */
function EntryLink({ href, name }: SearchEntry) {
  if (href === routes.blog) return <BlogLink>{name}</BlogLink>;
  if (!href.startsWith(`${routes.blog}/`)) return <TextLink href={href}>{name}</TextLink>;
  return (
    <Link href={href} prefetch={false} className={textLinkStyle}>
      {name} <PendingSpinner label="Bericht laden…" />
    </Link>
  );
}
