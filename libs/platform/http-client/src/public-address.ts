import ipaddr from 'ipaddr.js';

/** Public by their range, and yet inside a cloud: Azure answers metadata and DNS of a machine there. */
const inside = new Set(['168.63.129.16']);

/** The addresses of IPv6 that the internet routes to anybody. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * Whether an address may belong to anybody on the internet: not private, loopback, link-local, metadata, shared,
 * multicast or reserved (E7). A form of IPv6 that stands for an address of IPv4 is judged by that one where networks
 * use it for public addresses, and refused where it only ever reached around such a check.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast' && !inside.has(parsed.toString());
  const standsFor = ipv4Inside(parsed);
  if (standsFor !== undefined) return isPublicAddress(standsFor);
  return parsed.range() === 'unicast' && parsed.match(globalUnicast);
}

/** The address of IPv4 that a mapped (`::ffff:a.b.c.d`) or NAT64 (`64:ff9b::a.b.c.d`) address stands for. */
function ipv4Inside(address: ipaddr.IPv6): string | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return address.match(translated) ? address.toByteArray().slice(12).join('.') : undefined;
}
