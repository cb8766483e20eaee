export { readInputs } from './inputs';
export { Paster } from './paster';
