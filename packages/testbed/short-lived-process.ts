/**
 * Options of Node for a process that serves a database for seconds: V8 compiles PGlite once, without optimising it
 * while it runs. Such a start takes 3.6 s of CPU time instead of 6.
 */
export const SHORT_LIVED_PROCESS = ['--liftoff-only'];
