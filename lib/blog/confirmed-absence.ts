/** Between reading and asking again, a post may have been published. */
const TRIES = 2;

/**
 * Reads something of the posts, and believes that nothing is there only when a second question to the
 * database says so too. A policy that is missing, or a proxy before the backend, answers a list with
 * 200 and no rows; taken at its word it would replace good pages with empty ones.
 * @param read what visitors are to see
 * @param isAbsent whether it says that there is nothing
 * @param isConfirmed asks past the row-level security; throws when the answer is no answer
 * @throws what either of them throws, and an error of its own when they contradict each other
 */
export async function readConfirmed<T>(
  read: () => Promise<T>,
  isAbsent: (value: T) => boolean,
  isConfirmed: () => Promise<boolean>,
): Promise<T> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const value = await read();
    if (!isAbsent(value) || (await isConfirmed())) return value;
  }
  throw new Error('no rows came, although the database counts some: is a policy missing?');
}

/** For lists. */
export const isEmpty = (rows: readonly unknown[]) => rows.length === 0;
