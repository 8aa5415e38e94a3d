import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const networkBits = 64;

/**
 * Key of a limit per client address. One customer line has a whole /64 of IPv6, so that the addresses of one count
 * together.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const [withoutZone] = parsed.toString().split('%', 1);
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${networkBits}`).toString();
}
