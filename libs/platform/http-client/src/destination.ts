import { isIP } from 'node:net';
import { lookUp as lookUpName, type LookUp } from './look-up.js';
import ipaddr from 'ipaddr.js';

/**
 * Thrown when an address must not be used (E7). The message is for the user who configured it. It names no address,
 * because that may be internal.
 */
export class DestinationRefused extends Error {
  override readonly name = 'Refused';
}

/** Allowed destinations of a deployment (E7). */
export interface DestinationRules {
  /** True if requests may go to private addresses and over plain http. */
  readonly allowPrivate: boolean;
}

/** @throws Refused for http where only https is allowed. */
export function checkProtocol(protocol: string, { allowPrivate }: DestinationRules): void {
  if (!allowPrivate && protocol !== 'https:') throw new DestinationRefused('the address does not begin with https://');
}

/** @throws Refused unless all addresses are allowed. */
export function checkAddresses(addresses: readonly string[], { allowPrivate }: DestinationRules): void {
  if (!allowPrivate && !addresses.every(isPublicAddress))
    throw new DestinationRefused('the host leads to an address that is not public');
}

/**
 * Returns the reason why nothing could ever be sent to a URL; undefined for one that is allowed, or whose name cannot
 * be resolved now, because addresses are checked again for every connection.
 */
export async function destinationProblem(
  url: string,
  rules: DestinationRules,
  lookUp: LookUp = lookUpName,
): Promise<string | undefined> {
  const { protocol, hostname } = new URL(url);
  // IPv6 addresses are in brackets.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  try {
    checkProtocol(protocol, rules);
    if (!rules.allowPrivate) checkAddresses(isIP(host) === 0 ? await lookUp(host).catch(() => []) : [host], rules);
    return undefined;
  } catch (error) {
    if (error instanceof DestinationRefused) return error.message;
    throw error;
  }
}

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
