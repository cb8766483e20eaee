import { installWhenMissing, runs } from './debian.ts';

export const REDIS = 'redis-server';

export function installRedis() {
  return installWhenMissing([REDIS], () => runs(REDIS, ['--version']));
}
