/** SQLSTATE of a duplicate value in a unique column. */
export const UNIQUE_VIOLATION = '23505';

/** SQLSTATE of our limit on the bytes of messages per day; PostgREST returns it as status 429. */
export const TOO_MANY_MESSAGES = 'PT429';

/** PostgREST's error code (status 416) for a range behind the last row. */
export const BEYOND_THE_LAST_ROW = 'PGRST103';

/** PostgREST's error code (status 404) for a call of a function that the database does not have. */
export const FUNCTION_MISSING = 'PGRST202';
