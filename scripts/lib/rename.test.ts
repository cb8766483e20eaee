import { renamePatiently } from './rename.mjs';

const failure = (code: string) => Object.assign(new Error(code), { code });

/** Fails that many times, as on Windows while a virus scanner reads the file. */
function renameThatFails(times: number, code: string) {
  let calls = 0;
  const rename = () => {
    calls += 1;
    if (calls <= times) throw failure(code);
  };
  return { rename, calls: () => calls };
}

test.each(['EPERM', 'EACCES', 'EBUSY'])('a rename that fails with %s is tried again', (code) => {
  const { rename, calls } = renameThatFails(3, code);
  renamePatiently('from', 'to', rename);
  expect(calls()).toBe(4);
});

test('a rename that fails for another reason is not tried again', () => {
  const { rename, calls } = renameThatFails(1, 'ENOENT');
  expect(() => renamePatiently('from', 'to', rename)).toThrow('ENOENT');
  expect(calls()).toBe(1);
});

test('a rename that fails for over a second is an error', () => {
  const { rename, calls } = renameThatFails(Number.POSITIVE_INFINITY, 'EPERM');
  expect(() => renamePatiently('from', 'to', rename)).toThrow('EPERM');
  expect(calls()).toBe(8);
});
