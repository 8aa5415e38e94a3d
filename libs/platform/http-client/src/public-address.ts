import ipaddr from 'ipaddr.js';

/** Addresses in public ranges that are internal to a cloud. Azure serves metadata and DNS of a machine there. */
const cloudInternal = new Set(['168.63.129.16']);

/** The IPv6 addresses that are routed on the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * True if an address may be on the public internet: not private, loopback, link-local, metadata, shared, multicast or
 * reserved (E7). An IPv6 form of an IPv4 address is judged by that IPv4 address where networks use the form for public
 * addresses. Other such forms, which only serve to evade checks, are rejected.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast' && !cloudInternal.has(parsed.toString());
  const embeddedIpv4 = ipv4Inside(parsed);
  if (embeddedIpv4 !== undefined) return isPublicAddress(embeddedIpv4);
  return parsed.range() === 'unicast' && parsed.match(globalUnicast);
}

/** Returns the IPv4 address inside a mapped (`::ffff:a.b.c.d`) or NAT64 (`64:ff9b::a.b.c.d`) address. */
function ipv4Inside(address: ipaddr.IPv6): string | undefined {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return address.match(translated) ? address.toByteArray().slice(12).join('.') : undefined;
}
