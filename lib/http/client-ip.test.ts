import { clientNetworks } from './client-ip';

function request(connection: string, forwarded?: string): Headers {
  const headers = new Headers({ 'x-connection-address': connection });
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  return headers;
}

test.each([
  ['without a proxy, the connection counts', request('198.51.100.7'), 0, '198.51.100.7'],
  [
    'without a proxy, a made-up chain counts for nothing',
    request('198.51.100.7', '1.1.1.1, 2.2.2.2'),
    0,
    '198.51.100.7',
  ],
  [
    'behind one proxy, what that one appended counts',
    request('127.0.0.1', '198.51.100.7'),
    1,
    '198.51.100.7',
  ],
  [
    'behind one proxy, what the visitor put before it counts for nothing',
    request('127.0.0.1', '1.1.1.1, 198.51.100.7'),
    1,
    '198.51.100.7',
  ],
  [
    'behind two proxies, what the outer one appended counts',
    request('127.0.0.1', '1.1.1.1, 198.51.100.7, 203.0.113.4'),
    2,
    '198.51.100.7',
  ],
  [
    'a chain that is shorter than the proxies gives its beginning',
    request('127.0.0.1', '198.51.100.7'),
    5,
    '198.51.100.7',
  ],
  ['a request without any address gives none', new Headers(), 1, ''],
])('%s', (_title, headers, hops, expected) => {
  expect(clientNetworks(headers, hops)).toEqual([expected]);
});

test('an IPv4 address reads the same when it came over IPv6', () => {
  expect(clientNetworks(request('::ffff:198.51.100.7'), 0)).toEqual(['198.51.100.7']);
});

test('an IPv6 address stands for its link, its household and its office', () => {
  expect(clientNetworks(request('2001:db8:1:2345:3:4:5:6'), 0)).toEqual([
    '2001:db8:1:2345::/64',
    '2001:db8:1:2300::/56',
    '2001:db8:1::/48',
  ]);
  expect(clientNetworks(request('2001:0db8:0001:2345::9'), 0)).toEqual(
    clientNetworks(request('2001:db8:1:2345:3:4:5:6'), 0),
  );
});

test('what is no address counts as it stands', () => {
  expect(clientNetworks(request('127.0.0.1', 'unknown'), 1)).toEqual(['unknown']);
});
