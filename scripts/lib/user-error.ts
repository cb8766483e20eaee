/** A failure that the owner can act on: the commands print its message without a stack trace. */
export class UserError extends Error {}
