import type { Random } from '../random.ts';
import { wholeRequest } from '../raw-request.ts';
import type { TargetSite } from '../target-site.ts';
import { words } from '../words.ts';
import { oddHeaders } from './headers.ts';
import { hostileTarget } from './urls.ts';

const PROTOCOLS = [
  ...words('websocket WebSocket h2c HTTP/2.0 TLS/1.0 x websocket,h2c'),
  '',
  '\xff',
];
const CONNECTIONS = ['Upgrade, close', 'close, upgrade', 'Upgrade', 'keep-alive, Upgrade'];

/** Upgrade and CONNECT requests, which Node emits as separate events; each needs a response or a close. */
export function upgrades(random: Random, site: TargetSite) {
  const method = random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT']);
  const target = random.pick([
    () => random.pick(site.paths),
    () => hostileTarget(random, site),
    () => '*',
    () => '/_next/webpack-hmr',
  ])();
  const given = random.chance(0.2)
    ? oddHeaders(random).filter(([name]) => !/^(connection|host|upgrade)$/i.test(name))
    : [];
  const request = wholeRequest('upgrade', site.host, {
    method,
    target,
    headers: [
      ...given,
      ['Connection', random.pick(CONNECTIONS)],
      ['Upgrade', random.pick(PROTOCOLS)],
      ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
      ['Sec-WebSocket-Version', '13'],
    ],
  });
  // Node without a listener for CONNECT closes the connection without a response.
  return method === 'CONNECT' ? { ...request, mayClose: true } : request;
}
