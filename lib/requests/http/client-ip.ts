import ipaddr from 'ipaddr.js';
import { onRequest } from './on-request';

/** Overwritten on every request, so that a client cannot set it. */
const CONNECTION_HEADER = 'x-connection-address';

/** A customer gets a /64 for one link, a /56 for a household or server, or a /48 for an office. Source: RFC 6177 */
const IPV6_PREFIXES = [64, 56, 48] as const;

/** Records the IP address of the connection on each request: Next passes it to no handler. */
export function recordConnectionIps(): void {
  onRequest(({ request }) => {
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? '';
  });
}

/**
 * The networks that a request came from.
 * @param trustedHops the number of our own proxies before the site; each appends the IP address of its
 *   client to X-Forwarded-For, and entries left of those can be forged
 * @returns the narrowest first: an IPv4 address alone, or the /64, /56 and /48 of an IPv6 address; a
 *   text that is no IP address is returned unchanged
 */
export function clientNetworks(headers: Headers, trustedHops: number): [string, ...string[]] {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const chain = [...forwarded, headers.get(CONNECTION_HEADER) ?? ''];
  return networksOf((chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '').trim());
}

function networksOf(address: string): [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  const [link, ...wider] = IPV6_PREFIXES.map((bits) => {
    const network = parsed.toByteArray().fill(0, bits / 8);
    return `${ipaddr.fromByteArray(network)}/${bits}`;
  });
  return [link ?? address, ...wider];
}
