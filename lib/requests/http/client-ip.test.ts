import { clientNetworks } from './client-ip';

function request(connection: string, forwarded?: string): Headers {
  const headers = new Headers({ 'x-connection-address': connection });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return headers;
}

test.each([
  [
    'without a proxy, the IP address of the connection counts',
    request('198.51.100.7'),
    0,
    '198.51.100.7',
  ],
  [
    'without a proxy, X-Forwarded-For is ignored',
    request('198.51.100.7', '1.1.1.1, 2.2.2.2'),
    0,
    '198.51.100.7',
  ],
  [
    'behind one proxy, the IP address that it appended counts',
    request('127.0.0.1', '198.51.100.7'),
    1,
    '198.51.100.7',
  ],
  [
    'behind one proxy, what the client sent in X-Forwarded-For is ignored',
    request('127.0.0.1', '1.1.1.1, 198.51.100.7'),
    1,
    '198.51.100.7',
  ],
  [
    'behind two proxies, the IP address that the outer one appended counts',
    request('127.0.0.1', '1.1.1.1, 198.51.100.7, 203.0.113.4'),
    2,
    '198.51.100.7',
  ],
  [
    'a chain with fewer entries than trusted proxies gives its first entry',
    request('127.0.0.1', '198.51.100.7'),
    5,
    '198.51.100.7',
  ],
  ['a request without any IP address gives an empty text', new Headers(), 1, ''],
])('%s', (_title, headers, hops, expected) => {
  expect(clientNetworks(headers, hops)).toEqual([expected]);
});

test('an IPv4-mapped IPv6 address counts as the IPv4 address', () => {
  expect(clientNetworks(request('::ffff:198.51.100.7'), 0)).toEqual(['198.51.100.7']);
});

test('an IPv6 address gives its /64, /56 and /48 networks', () => {
  expect(clientNetworks(request('2001:db8:1:2345:3:4:5:6'), 0)).toEqual([
    '2001:db8:1:2345::/64',
    '2001:db8:1:2300::/56',
    '2001:db8:1::/48',
  ]);
  expect(clientNetworks(request('2001:0db8:0001:2345::9'), 0)).toEqual(
    clientNetworks(request('2001:db8:1:2345:3:4:5:6'), 0),
  );
});

test('a text that is no IP address is returned unchanged', () => {
  expect(clientNetworks(request('127.0.0.1', 'unknown'), 1)).toEqual(['unknown']);
});
