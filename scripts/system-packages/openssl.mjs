import { installWhenMissing, runs } from './debian.mjs';

export const OPENSSL = 'openssl';

export function installOpenssl() {
  return installWhenMissing([OPENSSL], () => runs(OPENSSL, ['version']));
}
