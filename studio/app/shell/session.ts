import { createContext, useContext } from 'react';
import type { Session } from '../../shared/api';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The person and the site of this studio. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession outside SessionContext');
  return session;
}
