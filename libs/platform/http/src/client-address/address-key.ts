import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const networkBits = 64;

/**
 * Returns the rate-limit key of a client address. A customer line usually has a whole IPv6 /64, so the addresses of one
 * /64 share a key.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [withoutZone] = parsed.toString().split('%', 1);
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${networkBits}`).toString();
}
