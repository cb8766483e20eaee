import { loopbackWithoutProxy } from './proxy.mjs';

const LOOPBACK = 'localhost,127.0.0.1,::1';

test.each([
  ['without a proxy for Node', { HTTP_PROXY: 'http://proxy:8080' }, undefined],
  ['with a proxy', { NODE_USE_ENV_PROXY: '1' }, LOOPBACK],
  ['with a proxy by an option', { NODE_OPTIONS: '--use-env-proxy' }, LOOPBACK],
  [
    'beside hosts that are excluded already',
    { NODE_USE_ENV_PROXY: '1', NO_PROXY: 'intranet.example, localhost' },
    'intranet.example,localhost,127.0.0.1,::1',
  ],
  ['with everything excluded', { NODE_USE_ENV_PROXY: '1', no_proxy: '*' }, undefined],
  ['with loopback excluded', { NODE_USE_ENV_PROXY: '1', no_proxy: LOOPBACK }, undefined],
])('%s, the variables for loopback are %j -> %j', (_, env, expected) => {
  expect(loopbackWithoutProxy(env)?.no_proxy).toBe(expected);
});
