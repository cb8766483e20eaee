/** SQLSTATE of a value that is there already. */
export const UNIQUE_VIOLATION = '23505';

/** PostgREST's answer (416) to a range that no row falls into. */
export const BEYOND_THE_LAST_ROW = 'PGRST103';
