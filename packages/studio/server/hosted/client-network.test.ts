import type { Context } from 'hono';
import { clientNetworks } from './client-network';

const PROXY = '172.30.8.10';

function contextOf(connection: string, forwarded?: string) {
  return {
    env: { incoming: { socket: { remoteAddress: connection } } },
    req: { header: () => forwarded },
  } as unknown as Context;
}

test.each([
  ['a client that connects directly', '198.51.100.7', undefined, '198.51.100.7'],
  ['a client that forges the header', '198.51.100.7', '203.0.113.1', '198.51.100.7'],
  ['a client behind the proxy', PROXY, '198.51.100.7', '198.51.100.7'],
  ['a client that forges it behind the proxy', PROXY, '203.0.113.1, 198.51.100.7', '198.51.100.7'],
  ['the proxy under its IPv6 name', `::ffff:${PROXY}`, '198.51.100.7', '198.51.100.7'],
  ['an IPv6 client', PROXY, '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['the proxy itself', PROXY, undefined, PROXY],
])('%s counts as %s', (_who, connection, forwarded, expected) => {
  expect(clientNetworks(contextOf(connection, forwarded), [PROXY]).network).toBe(expected);
});

test('an IPv6 client also counts as its /48, and an IPv4 client as its address alone', () => {
  const siteOf = (client: string) => clientNetworks(contextOf(PROXY, client), [PROXY]).site;
  expect(siteOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(siteOf('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48');
  expect(siteOf('198.51.100.7')).toBeUndefined();
});
