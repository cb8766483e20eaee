import ipaddr from 'ipaddr.js';
import { onRequest } from './on-request';

/** Written by us on every request, over whatever a visitor sent under this name. */
const CONNECTION_HEADER = 'x-connection-address';

/** A household or an office has one such network of IPv6, and any number of addresses in it. */
const IPV6_NETWORK_BYTES = 8;

/**
 * Notes on each request from which address its connection came: Next tells no handler, and leaves
 * an X-Forwarded-For that the visitor made up as it is.
 */
export function noteConnectionAddresses(): void {
  onRequest(({ request }) => {
    request.headers[CONNECTION_HEADER] = request.socket.remoteAddress ?? '';
  });
}

/**
 * The address that a request came from, as far as it can be trusted.
 * @param headers of the request
 * @param trustedHops how many proxies of our own stand before the site; each of them appends the
 *   address that it was asked from to X-Forwarded-For, and what stands left of that anybody can
 *   have made up
 * @returns an IPv4 address, the network of an IPv6 address, or the text that stands in its place
 */
export function clientAddressOf(headers: Headers, trustedHops: number): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const chain = [...forwarded, headers.get(CONNECTION_HEADER) ?? ''];
  return networkOf((chain[Math.max(0, chain.length - 1 - trustedHops)] ?? '').trim());
}

function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, IPV6_NETWORK_BYTES);
  return `${ipaddr.fromByteArray(network)}/64`;
}
