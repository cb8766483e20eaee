const BESIDE = 'min(63vw, 100vh)';

/** `sizes` of the picture on the stage. */
export const ON_STAGE = `(min-width: 64rem) ${BESIDE}, (min-width: 35rem) and (orientation: landscape) ${BESIDE}, min(100vw, 50vh)`;
