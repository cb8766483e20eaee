import type { Session } from '../../shared/api';
import { isHosted } from './place';
import { type Room, routeHref } from './route';
import { SignOut } from './sign-out';

const LINKS: { room: Room; label: string; isForOwner?: boolean }[] = [
  { room: 'blog', label: 'Blog' },
  { room: 'afbeeldingen', label: 'Afbeeldingen' },
  { room: 'postvak', label: 'Postvak', isForOwner: true },
  { room: 'prullenbak', label: 'Prullenbak' },
  { room: 'beheer', label: 'Beheer', isForOwner: true },
];

/** Whether the person may enter a room. */
export function mayEnter(room: Room, { role }: Session): boolean {
  return role === 'owner' || !LINKS.some((link) => link.room === room && link.isForOwner);
}

export function Header({ session, room }: { session: Session; room: Room }) {
  return (
    <header className="print:hidden flex flex-wrap items-center gap-x-6 border-line border-b bg-paper px-4 md:min-h-14">
      <p className="font-bold max-md:hidden">Studio</p>
      <nav aria-label="Studio" className="max-md:w-full">
        <ul className="flex flex-wrap max-md:justify-between">
          {LINKS.filter((link) => mayEnter(link.room, session)).map((link) => (
            <li key={link.room} className="shrink-0">
              <a
                href={routeHref(link.room)}
                aria-current={link.room === room ? 'page' : undefined}
                className="flex min-h-14 min-w-[44px] items-center justify-center border-transparent forced-colors:border-[Canvas] border-b-3 px-0.5 hover:border-line aria-[current]:border-ink aria-[current]:font-semibold max-sm:text-sm sm:px-3"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="ml-auto text-sm text-steel max-md:hidden">{session.name}</p>
      {isHosted() && <SignOut />}
    </header>
  );
}
