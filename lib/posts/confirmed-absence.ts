/** A post may be published between the read and its confirmation. */
const MAX_ATTEMPTS = 2;

/**
 * Reads posts, and accepts an empty result only when a query past the row-level security confirms it:
 * a missing policy or a failing proxy also returns 200 without rows. @throws when both disagree
 */
export async function readWithConfirmedAbsence<T>(
  read: () => Promise<T>,
  isAbsent: (value: T) => boolean,
  isConfirmed: () => Promise<boolean>,
): Promise<T> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const value = await read();
    if (!isAbsent(value) || (await isConfirmed())) return value;
  }
  throw new Error(
    'the query returned no rows, although the database counts some: is an RLS policy missing?',
  );
}

/** The `isAbsent` of lists. */
export const isEmpty = (rows: readonly unknown[]) => rows.length === 0;
