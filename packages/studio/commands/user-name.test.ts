import os from 'node:os';
import { userName } from './user-name.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  [{ USER: 'anna' }, 'anna'],
  [{}, 'eigenaar'],
])('a user whom the system does not know has a name, with the variables %j', (env, name) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...env });
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  expect(userName()).toBe(name);
});
