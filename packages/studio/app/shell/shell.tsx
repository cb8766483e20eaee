import { useRef } from 'react';
import type { Session } from '../../shared/api';
import { DeletedRoom } from '../deleted/deleted-room';
import { MessagesRoom } from '../messages/messages-room';
import { OwnerRoom } from '../owner/owner-room';
import { PictureLibrary } from '../pictures/picture-library';
import { BlogRoom } from '../posts/blog-room';
import { ClosedRoom } from './closed-room';
import { ConnectionStatus } from './connection-status';
import { ErrorBoundary } from './error-boundary';
import { Header, mayEnter } from './header';
import { MissingJobs } from './missing-jobs';
import type { Route } from './route';
import { useRoute } from './use-route';

/** The frame of every room. */
export function Shell({ session }: { session: Session }) {
  const route = useRoute();
  const main = useRef<HTMLElement>(null);
  return (
    <div className="flex min-h-dvh flex-col md:has-[[data-workspace]]:h-dvh print:block print:h-auto!">
      {/* Not a link: the fragment is the route. */}
      <button
        type="button"
        onClick={() => main.current?.focus()}
        className="absolute top-1 left-1 z-20 -translate-y-24 bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        Naar de inhoud
      </button>
      <Header session={session} room={route.room} />
      <ConnectionStatus />
      {session.role === 'owner' && <MissingJobs />}
      <main
        ref={main}
        tabIndex={-1}
        className="flex min-h-0 grow flex-col outline-none print:block"
      >
        <ErrorBoundary key={route.room}>
          <CurrentRoom route={route} session={session} />
        </ErrorBoundary>
      </main>
    </div>
  );
}

function CurrentRoom({ route, session }: { route: Route; session: Session }) {
  if (!mayEnter(route.room, session))
    return route.room === 'beheer' ? (
      <ClosedRoom title="Beheer" text="Het beheer is voor de eigenaar van de site." />
    ) : (
      <ClosedRoom title="Postvak" text="Het postvak is voor de eigenaar van de site." />
    );
  switch (route.room) {
    case 'blog':
      return <BlogRoom route={route} />;
    case 'prullenbak':
      return <DeletedRoom />;
    case 'afbeeldingen':
      return <PictureLibrary />;
    case 'postvak':
      return <MessagesRoom sender={session.name} />;
    case 'beheer':
      return <OwnerRoom page={route.id} />;
  }
}
