export type Queue = ReturnType<typeof createQueue>;

/**
 * A queue that runs one task at a time. PGlite has a single session, which lite does not guard: overlapping requests
 * mix their transactions and roles, which showed unpublished posts to the public role.
 */
export function createQueue() {
  let last = Promise.resolve();
  /** Runs a task after all earlier ones have settled. */
  return <T>(task: () => T | Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.then(
      () => {},
      () => {},
    );
    return result;
  };
}
