import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** What @hono/node-server adds to a request. */
type Bindings = { incoming?: IncomingMessage };

/** A customer gets at least a /64 for one link, and up to a /48 for a site. Source: RFC 6177 */
const LINK_BITS = 64;
const SITE_BITS = 48;

type Networks = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  network: string;
  /** The /48 of an IPv6 address. */
  site?: string;
};

/**
 * The networks of a client.
 * @param proxies IP addresses whose X-Forwarded-For is believed; what anyone else sends there is not
 */
export function clientNetworks(context: Context, proxies: readonly string[]): Networks {
  const { incoming } = (context.env ?? {}) as Bindings;
  const forwarded = context.req.header('x-forwarded-for')?.split(',') ?? [];
  const chain = [...forwarded, incoming?.socket.remoteAddress ?? ''].map(normalized);
  const trusted = proxies.map(normalized);
  // Each proxy appends the address of its client: the first one from the right that is no proxy of ours is not forged.
  const client = chain.findLast((address) => !trusted.includes(address));
  const address = client ?? chain[0] ?? '';
  if (!ipaddr.IPv6.isValid(address)) return { network: address };
  return { network: prefixOf(address, LINK_BITS), site: prefixOf(address, SITE_BITS) };
}

function normalized(text: string) {
  const address = text.trim();
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function prefixOf(address: string, bits: number) {
  const network = ipaddr
    .parse(address)
    .toByteArray()
    .fill(0, bits / 8);
  return `${ipaddr.fromByteArray(network)}/${bits}`;
}
