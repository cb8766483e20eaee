/** SQLSTATE of a value that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of our own limit on the bytes of messages; PostgREST answers it with 429. */
export const TOO_MANY_MESSAGES = 'PT429';

/** PostgREST's answer (416) to a range that no row falls into. */
export const BEYOND_THE_LAST_ROW = 'PGRST103';

/** PostgREST's answer (404) to the call of a function that the database does not have. */
export const FUNCTION_MISSING = 'PGRST202';
