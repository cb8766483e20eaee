/** Where nobody answers: the port of the discard service, which hardly any machine offers. */
export const NO_BACKEND = 'http://127.0.0.1:9';
