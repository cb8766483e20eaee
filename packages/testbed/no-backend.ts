/** A URL that refuses connections: the port of the discard service, which hardly any machine runs. */
export const NO_BACKEND = 'http://127.0.0.1:9';
