/** The database or its storage does not answer, or not as it should; it may do so later. */
export class DatabaseError extends Error {
  /** @param code for the log; a message of the database can name values of a row */
  constructor(code: string) {
    super('the database failed');
    this.name = `Database error ${code}`;
  }

  /** The error of an answer of PostgREST, which has no code while the project does not answer. */
  static from({ code }: { code: string }, status: number): DatabaseError {
    return new DatabaseError(code || String(status));
  }
}
