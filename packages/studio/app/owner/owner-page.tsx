import type { ReactNode } from 'react';
import { Room } from '../shell/room';
import { routeHref } from '../shell/route';
import { choosableStyle } from '../ui/choosable-style';

export const OWNER_PAGES = [
  { id: 'sleutels', title: 'Mensen en sleutels', label: 'Sleutels' },
  { id: 'toestand', title: 'Toestand', label: 'Toestand' },
  { id: 'logboek', title: 'Logboek', label: 'Logboek' },
] as const;

type PageId = (typeof OWNER_PAGES)[number]['id'];

type OwnerPageProps = { id: PageId; action?: ReactNode; children: ReactNode };

/** A page of this room, below the links to all three. */
export function OwnerPage({ id, action, children }: OwnerPageProps) {
  const title = OWNER_PAGES.find((page) => page.id === id)?.title ?? '';
  return (
    <Room title={title} action={action}>
      <nav aria-label="Beheer">
        <ul className="flex flex-wrap border-line border-b">
          {OWNER_PAGES.map((page) => (
            <li key={page.id}>
              <a
                href={routeHref('beheer', page.id)}
                aria-current={page.id === id ? 'page' : undefined}
                className={`flex min-h-11 items-center border-b-3 ${choosableStyle}`}
              >
                {page.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Room>
  );
}
