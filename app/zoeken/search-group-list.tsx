import { Fold } from '@/components/ui/fold';
import type { SearchGroup } from '@/lib/pages/search/entries';
import { EntryLink } from './entry-link';

export function SearchGroupList({ title, entries }: SearchGroup) {
  return (
    <section className="mt-12">
      <h2 className="text-heading">{title}</h2>
      <div className="mt-4">
        <Fold isForPhones summary={`Toon alle ${entries.length}`}>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {entries.map(({ href, name, about }) => (
              <li key={href} className="border-line border-t py-3">
                <EntryLink href={href}>{name}</EntryLink>
                <p className="text-steel">{about}</p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
