import { createSeal } from './seal';

const SECRET = 'a secret of at least thirty-two characters';
const NEXT = 'another secret of at least thirty-two characters';
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);

test('what one instance seals another one with the same secret opens', async () => {
  const sealed = await createSeal([SECRET]).close('session', { id: 'a' }, TOMORROW);
  expect(await createSeal([SECRET]).open('session', sealed)).toMatchObject({ id: 'a' });
  expect(sealed).not.toContain(Buffer.from('"id"').toString('base64url').slice(0, 4));
});

test('after the secret was replaced, what was sealed before goes on as long as the earlier one is given', async () => {
  const sealed = await createSeal([SECRET]).close('session', { id: 'a' }, TOMORROW);
  expect(await createSeal([NEXT, SECRET]).open('session', sealed)).toMatchObject({ id: 'a' });
  expect(await createSeal([NEXT]).open('session', sealed)).toBeUndefined();
});

test('what was sealed for another purpose, has ended or was changed does not open', async () => {
  const seal = createSeal([SECRET]);
  const sealed = await seal.close('session', { id: 'a' }, TOMORROW);
  expect(await seal.open('device', sealed)).toBeUndefined();
  expect(await seal.open('session', `${sealed.slice(0, -2)}AA`)).toBeUndefined();
  expect(await seal.open('session', 'none')).toBeUndefined();
  const over = await seal.close('session', { id: 'a' }, new Date(Date.now() - 1000));
  expect(await seal.open('session', over)).toBeUndefined();
});
