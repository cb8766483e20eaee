const READ_TIMEOUT_MS = 2000;

type Query<Self> = {
  abortSignal(signal: AbortSignal): Self;
  retry(enabled: boolean): Self;
};

/** Makes a query fail after 2 s without a retry, so that a page shows its stale copy soon. */
export function withTimeout<Self extends Query<Self>>(query: Self): Self {
  return query.abortSignal(AbortSignal.timeout(READ_TIMEOUT_MS)).retry(false);
}
