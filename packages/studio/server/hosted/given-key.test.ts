import { signStudioKey } from '../../keys/sign-studio-key';
import { StudioError } from '../errors';
import { givenKey, idOfGivenKey } from './given-key';

const sign = (lifetimeSeconds?: number) =>
  signStudioKey('a secret of the project of 32 bytes', {
    role: 'editor',
    name: 'Anna',
    lifetimeSeconds,
  });

test('a key is found in the line that was copied with it, also when a mail broke it', async () => {
  const key = await sign();
  for (const text of [
    key,
    ` ${key}\n`,
    `STUDIO_KEY=${key}`,
    `${key.slice(0, 80)}\r\n${key.slice(80)}`,
  ]) {
    expect(givenKey(text)).toBe(key);
  }
  expect(idOfGivenKey(key)).toMatch(/^[\w-]{36}$/);
});

test('what cannot be a key is refused in words before anything asks the project', async () => {
  expect(() => idOfGivenKey('hallo')).toThrow(/geen sleutel van de studio/);
  const expired = await sign(-10);
  expect(() => idOfGivenKey(expired)).toThrow(/verlopen/);
  expect(() => idOfGivenKey(expired)).toThrow(StudioError);
});
