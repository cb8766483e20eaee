import { useEffect, useState } from 'react';
import type { Session } from '../shared/api';
import { callApi } from './api-client';

export function Studio() {
  const [session, setSession] = useState<Session>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    callApi<Session>('session').then(setSession, (error: Error) => setFailure(error.message));
  }, []);
  if (failure) return <p role="alert">{failure}</p>;
  if (!session) return <p role="status">De studio wordt geladen…</p>;
  return <h1>Studio van {session.name}</h1>;
}
