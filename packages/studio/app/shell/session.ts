import { createContext, use } from 'react';
import type { Session } from '../../shared/api';

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who works in the studio, and on which site. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is called outside the studio');
  return session;
}
