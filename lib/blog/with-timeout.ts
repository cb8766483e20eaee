/** While the backend hangs, a page waits so long, then shows its last good copy. */
const READ_TIME_LIMIT_MS = 2000;

type Query<Self> = {
  abortSignal(signal: AbortSignal): Self;
  retry(enabled: boolean): Self;
};

/** A reading for a page: it fails after 2 s, without a second try. */
export function withTimeout<Self extends Query<Self>>(query: Self): Self {
  return query.abortSignal(AbortSignal.timeout(READ_TIME_LIMIT_MS)).retry(false);
}
