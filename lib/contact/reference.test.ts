import { referenceOf } from './reference';

test('the reference of a message is short and the same on browser, server and in the mail', () => {
  expect(referenceOf('3f2a91bc-0d7e-4c11-9a52-7f1d20aa9be0')).toBe('3F2A-91BC');
  expect(referenceOf('3F2A91BC-0D7E-4C11-9A52-7F1D20AA9BE0')).toBe('3F2A-91BC');
});
