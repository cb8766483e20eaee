/**
 * PGlite has one session and lite does not guard it: two requests that overlap mix their
 * transactions and roles, and the public role saw unpublished posts. One at a time costs nothing,
 * since there is one session anyway.
 */
export function createQueue() {
  let last = Promise.resolve();
  /** Runs a task when every earlier one has ended, whether well or not. */
  return <T>(task: () => T | Promise<T>): Promise<T> => {
    const result = last.then(task);
    last = result.then(
      () => {},
      () => {},
    );
    return result;
  };
}
