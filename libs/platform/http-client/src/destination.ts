import { isIP } from 'node:net';
import { lookUp as lookUpName, type LookUp } from './look-up.js';
import { isPublicAddress } from './public-address.js';
import { Refused } from './refused.js';

/** Which destinations a deployment allows (E7). */
export interface DestinationRules {
  /** Whether requests may go to private addresses, and over plain http. */
  readonly allowPrivate: boolean;
}

/** @throws Refused for http where only https is allowed. */
export function checkProtocol(protocol: string, { allowPrivate }: DestinationRules): void {
  if (!allowPrivate && protocol !== 'https:') throw new Refused('the address does not begin with https://');
}

/** @throws Refused unless every one of the addresses is allowed. */
export function checkAddresses(addresses: readonly string[], { allowPrivate }: DestinationRules): void {
  if (!allowPrivate && !addresses.every(isPublicAddress))
    throw new Refused('the host leads to an address that is not public');
}

/**
 * Tells at once that nothing could ever be sent to a URL. A name that cannot be looked up now is let through: where a
 * name leads is checked whenever a connection is made.
 * @throws Refused saying why.
 */
export async function checkDestination(
  url: string,
  rules: DestinationRules,
  lookUp: LookUp = lookUpName,
): Promise<void> {
  const { protocol, hostname } = new URL(url);
  checkProtocol(protocol, rules);
  if (rules.allowPrivate) return;
  // An address of IPv6 stands in brackets.
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  checkAddresses(isIP(host) === 0 ? await lookUp(host).catch(() => []) : [host], rules);
}
