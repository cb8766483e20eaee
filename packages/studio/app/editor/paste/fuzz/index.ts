export { byProgram } from './by-program';
export { readInputs } from './inputs';
export { Paster } from './paster';
