import { installWhenMissing, runs } from './debian.ts';

export const OPENSSL = 'openssl';

export function installOpenssl() {
  return installWhenMissing([OPENSSL], () => runs(OPENSSL, ['version']));
}
