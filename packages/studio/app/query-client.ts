import { QueryClient } from '@tanstack/react-query';
import { isRefusal, isSignedOut } from './api-client';

const RETRIES = 2;

/** Queries that are asked again when the window gets the focus, since others may have changed something. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The studio can be on this machine: it can be reached while the browser has no network.
      queries: { networkMode: 'always', staleTime: 2000, retry: mayHelp },
      mutations: { networkMode: 'always' },
    },
  });
}

function mayHelp(failures: number, error: Error): boolean {
  return !isRefusal(error) && !isSignedOut(error) && failures < RETRIES;
}
