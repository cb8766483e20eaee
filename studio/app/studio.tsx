import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Session } from '../shared/api';
import { callApi } from './api-client';
import { Rooms } from './rooms';
import { ErrorBoundary } from './shell/error-boundary';
import { SessionContext } from './shell/session';
import { Shell } from './shell/shell';
import { ErrorMessage } from './ui/error-message';
import { Loading } from './ui/loading';

const client = new QueryClient({
  // The server is on this machine, also when the network is gone.
  defaultOptions: {
    queries: { networkMode: 'always', retry: 1 },
    mutations: { networkMode: 'always' },
  },
});

export function Studio() {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <WithSession />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function WithSession() {
  const session = useQuery({
    queryKey: ['session'],
    queryFn: ({ signal }) => callApi<Session>('session', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (session.error) return <ErrorMessage error={session.error} onRetry={session.refetch} />;
  if (!session.data) return <Loading text="De studio wordt geladen…" />;
  return (
    <SessionContext value={session.data}>
      <Shell>
        <Rooms />
      </Shell>
    </SessionContext>
  );
}
