import ipaddr from 'ipaddr.js';
import { onRequest } from './on-request';

/** Written by us on every request, over whatever a visitor sent under this name. */
const CONNECTION_HEADER = 'x-connection-address';

/**
 * Who rents IPv6 gets a /64 for one link, a /56 for a household or a server, or a /48 for an office, and any number of
 * addresses in it (RFC 6177).
 */
const IPV6_PREFIXES = [64, 56, 48] as const;

/**
 * Notes on each request from which address its connection came: Next tells no handler, and leaves
 * an X-Forwarded-For that the visitor made up as it is.
 */
export function recordConnectionIps(): void {
  onRequest(({ request }) => {
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? '';
  });
}

/**
 * The networks that a request came from, as far as they can be trusted.
 * @param headers of the request
 * @param trustedHops how many proxies of our own stand before the site; each of them appends the
 *   address that it was asked from to X-Forwarded-For, and what stands left of that anybody can
 *   have made up
 * @returns the narrowest first: an IPv4 address alone, or the /64, /56 and /48 of an IPv6 address; what
 *   is no address stands as it came
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
