import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../ui/button';
import { type Connection, useConnection } from './connection';
import { isHosted } from './place';
import { SignIn } from './sign-in';

const RETRY_MS = 5000;

const TEXTS: Record<Exclude<Connection, 'ok'>, string> = {
  'no-server': isHosted()
    ? 'De studio antwoordt niet. Wat u schrijft blijft in dit venster staan.'
    : 'De studio antwoordt niet. Kijk of npm run studio nog draait. Wat u schrijft blijft in dit venster staan.',
  moved:
    'De studio is opnieuw gestart en heeft een ander adres. Open het adres dat npm run studio toont en sluit dan dit venster: wat hier niet is bewaard, kunt u daar terugzetten.',
  'signed-out':
    'U bent uitgelogd. Wat u schrijft blijft in dit venster staan en wordt bewaard zodra u uw sleutel geeft.',
  'other-session': 'In een ander venster is opnieuw ingelogd. Dit venster gaat zo verder.',
  'no-database': 'De database antwoordt niet. Wat u schrijft blijft in dit venster staan.',
};

/**
 * A line below the header, on a phone at the bottom of the window, while nothing responds; it asks again until
 * something does.
 */
export function ConnectionStatus() {
  const connection = useConnection();
  const queries = useQueryClient();

  useEffect(() => {
    if (connection === 'ok') return;
    if (connection === 'other-session') void queries.invalidateQueries();
    const timer = setInterval(() => queries.invalidateQueries(), RETRY_MS);
    return () => clearInterval(timer);
  }, [connection, queries]);

  return (
    <div role="status">
      {connection !== 'ok' && (
        <div
          data-bar="bottom"
          className="flex flex-wrap items-center gap-x-8 bg-failure-ground px-4 py-1 text-failure max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20"
        >
          <p className="py-2 font-semibold">{TEXTS[connection]}</p>
          {connection === 'signed-out' ? (
            <div className="w-full pb-3 text-ink">
              <SignIn />
            </div>
          ) : (
            <Button look="quiet" className="-ml-4" onClick={() => queries.invalidateQueries()}>
              Nu proberen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
