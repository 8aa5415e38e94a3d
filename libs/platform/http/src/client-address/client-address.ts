import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Returns the address of the client that sent a request, or an empty string once its connection is closed. */
export type ClientAddress = (request: IncomingMessage) => string;

/** A bracketed address with an optional port, an IPv4 address with an optional port, or a plain address. */
const hop = /^(?:\[(?<bracketed>[^\]]+)\](?::\d+)?|(?<dotted>[\d.]+)(?::\d+)?|(?<plain>.+))$/;

/**
 * Creates the function that reads the client address of a request: the peer, or behind trusted proxies the rightmost
 * entry of `X-Forwarded-For` that is not a trusted proxy. An invalid entry ends the search, because entries to its left
 * cannot be trusted; the client is then the last proxy before it.
 * @param trustedProxies networks in CIDR notation. `X-Forwarded-For` from other peers is ignored.
 */
export function clientAddress(trustedProxies: readonly string[] = []): ClientAddress {
  const networks = trustedProxies.map((network) => ipaddr.parseCIDR(network));
  const isTrusted = (text: string): boolean => {
    if (isIP(text) === 0) return false;
    const address = ipaddr.process(text);
    return networks.some((network) => network[0].kind() === address.kind() && address.match(network));
  };
  return ({ socket, headers }) => {
    let client = addressIn(socket.remoteAddress) ?? '';
    // Node joins repeated headers of this name with commas, in order of arrival.
    const hops = String(headers['x-forwarded-for'] ?? '').split(',');
    while (hops.length > 0 && isTrusted(client)) {
      const text = hops.pop()!.trim();
      if (text === '') continue;
      const address = addressIn(text);
      if (address === undefined) break;
      client = address;
    }
    return client;
  };
}

/** Normalizes an address and unwraps IPv4-mapped IPv6. Returns undefined for invalid text. */
function addressIn(text = ''): string | undefined {
  const { bracketed, dotted, plain } = hop.exec(text)?.groups ?? {};
  const address = bracketed ?? dotted ?? plain ?? '';
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}
