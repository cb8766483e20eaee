import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** What @hono/node-server adds to a request. */
type Bindings = { incoming?: IncomingMessage };

/** A customer gets at least a /64 for one link. Source: RFC 6177 */
const LINK_BITS = 64;

/**
 * The network of a client: an IPv4 address, or the /64 of an IPv6 address.
 * @param proxies IP addresses whose X-Forwarded-For is believed; what anyone else sends there is not
 */
export function clientNetwork(context: Context, proxies: readonly string[]): string {
  const { incoming } = (context.env ?? {}) as Bindings;
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const chain = [...forwarded, incoming?.socket.remoteAddress ?? ''].map(normalized);
  const trusted = proxies.map(normalized);
  // Each proxy appends the address of its client: the first one from the right that is no proxy of ours is not forged.
  const client = chain.findLast((address) => !trusted.includes(address));
  return networkOf(client ?? chain[0] ?? '');
}

function normalized(text: string) {
  const address = text.trim();
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function networkOf(address: string) {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const network = ipaddr
    .parse(address)
    .toByteArray()
    .fill(0, LINK_BITS / 8);
  return `${ipaddr.fromByteArray(network)}/${LINK_BITS}`;
}
