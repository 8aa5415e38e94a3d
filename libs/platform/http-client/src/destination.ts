import { isIP } from 'node:net';
import { lookUp as lookUpName, type LookUp } from './look-up.js';
import { isPublicAddress } from './public-address.js';

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
 * Rejects URLs to which nothing could ever be sent. Accepts a name that cannot be resolved now, because addresses are
 * checked again for every connection.
 * @throws Refused with the reason.
 */
export async function checkDestination(
  url: string,
  rules: DestinationRules,
  lookUp: LookUp = lookUpName,
): Promise<void> {
  const { protocol, hostname } = new URL(url);
  checkProtocol(protocol, rules);
  if (rules.allowPrivate) return;
  // IPv6 addresses are in brackets.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  checkAddresses(isIP(host) === 0 ? await lookUp(host).catch(() => []) : [host], rules);
}
