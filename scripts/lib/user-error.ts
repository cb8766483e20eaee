/** A failure that the user can act on: run.mjs, which knows it by its name, prints its message without a stack trace. */
export class UserError extends Error {
  override name = 'UserError';
}
