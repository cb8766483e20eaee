import { readInputs } from './inputs';
import { Paster } from './paster';

const SEED = 1;
const COUNT = 100;

/** More of them: npm run fuzz:paste. */
test(`${COUNT} changed clipboards, seed ${SEED}, lose and tear nothing where they are pasted`, () => {
  const paster = new Paster(readInputs());
  const faults = Array.from({ length: COUNT }, (_, number) => {
    const fault = paster.faultOf(paster.caseOf(SEED, number));
    return fault ? [{ number, ...fault }] : [];
  });
  expect(faults.flat()).toEqual([]);
});
