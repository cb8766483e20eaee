import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Session } from '../shared/api';
import { callApi, isSignedOut, setChangeToken } from './api-client';
import { createQueryClient } from './query-client';
import { SessionContext } from './shell/session';
import { Shell } from './shell/shell';
import { SignIn } from './shell/sign-in';
import { Button } from './ui/button';
import { NoticeProvider } from './ui/notices';
import { StatusMessage } from './ui/status-message';

const queryClient = createQueryClient();

export function Studio() {
  return (
    <QueryClientProvider client={queryClient}>
      <NoticeProvider>
        <SignedIn />
      </NoticeProvider>
    </QueryClientProvider>
  );
}

async function readSession() {
  const session = await callApi<Session>('session');
  setChangeToken(session.changeToken);
  return session;
}

function SignedIn() {
  const session = useQuery({
    queryKey: ['session'],
    queryFn: readSession,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (session.data) {
    return (
      <SessionContext value={session.data}>
        <Shell session={session.data} />
      </SessionContext>
    );
  }
  return (
    <main className="mx-auto grid max-w-xl justify-items-start gap-4 p-6">
      <h1 className="font-bold text-heading">Studio</h1>
      {isSignedOut(session.error) ? (
        <SignIn />
      ) : session.isError ? (
        <>
          <StatusMessage look="failure">{session.error.message}</StatusMessage>
          <Button onClick={() => session.refetch()}>Opnieuw proberen</Button>
        </>
      ) : (
        <StatusMessage>De studio wordt geladen…</StatusMessage>
      )}
    </main>
  );
}
