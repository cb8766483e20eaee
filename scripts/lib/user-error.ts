/** A failure that the reader can act on: shown as its message, without a stack trace. */
export class UserError extends Error {}
