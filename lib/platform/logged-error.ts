/** An error to throw in a function of `unstable_cache` when its cause is in the log already: without a stack, because Next prints that of each failed revalidation. */
export function loggedError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
