import { type IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Address of the client that sent a request; empty once its connection is gone. */
export type ClientAddress = (request: IncomingMessage) => string;

/** An address in brackets, an IPv4 address that may have a port, or one as it is. */
const hop = /^(?:\[(?<bracketed>[^\]]+)\](?::\d+)?|(?<dotted>[\d.]+)(?::\d+)?|(?<plain>.+))$/;

/**
 * Returns the function that reads the client address of a request: the peer, or behind trusted proxies the rightmost
 * entry of `X-Forwarded-For` that is not one of them. An entry that is no address ends the search, since nothing to its
 * left can be believed: the client is then the last proxy before it.
 * @param trustedProxies networks in CIDR notation; `X-Forwarded-For` of others is ignored.
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
    // Node joins repeated headers of this name by commas, in the order in which they came.
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

/** An address in its usual form, IPv4 inside IPv6 as IPv4; undefined for a text that is none. */
function addressIn(text = ''): string | undefined {
  const { bracketed, dotted, plain } = hop.exec(text)?.groups ?? {};
  const address = bracketed ?? dotted ?? plain ?? '';
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}
