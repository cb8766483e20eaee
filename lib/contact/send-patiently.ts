/** A first try that is silent for so long gets a second one beside it. */
const RETRY_AFTER_MS = 15_000;
/** Pause before the second try, so that a restart or a change of network can pass. */
const PAUSE_MS = 1_000;
/** Time since the start of the first try. */
const GIVE_UP_AFTER_MS = 30_000;

/**
 * Calls `send`, and once more when the first call fails or stays silent; a late response counts too. Both calls must
 * carry the same idempotency key.
 * @param leaveBehind called when a try is given up or no longer waited for
 * @throws when both tries failed, and after 30 s
 */
export async function sendPatiently<Result>(
  send: () => Promise<Result>,
  leaveBehind: () => void,
): Promise<Result> {
  const first = send();
  try {
    return await within(first, RETRY_AFTER_MS);
  } catch {
    leaveBehind();
  }
  await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  const second = send();
  try {
    return await within(
      Promise.race([second, first.catch(() => second)]),
      GIVE_UP_AFTER_MS - RETRY_AFTER_MS - PAUSE_MS,
    );
  } catch (error) {
    leaveBehind();
    throw error;
  }
}

async function within<Result>(work: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
