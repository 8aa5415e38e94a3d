import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import type { LookUp } from './look-up.js';
import { isPublicAddress } from './public-address.js';
import { Refused } from './refused.js';

/** Which destinations a deployment allows (E7). */
export interface DestinationRules {
  /** Whether webhooks may go to private addresses, and over plain http. */
  readonly allowPrivate: boolean;
}

/**
 * Connects only to addresses that were checked: all those of the name, and the connection takes one of the very list
 * that was checked, so that a name which resolves to something else a moment later gains nothing (E7).
 */
export function checkedConnector(
  { allowPrivate }: DestinationRules,
  lookUp: LookUp,
  timeout: number,
): buildConnector.connector {
  const check = (addresses: readonly string[]): void => {
    if (!allowPrivate && !addresses.every(isPublicAddress))
      throw new Refused('the host leads to an address that is not public');
  };
  const checkedLookUp = async (name: string): Promise<{ address: string; family: number }[]> => {
    const addresses = await lookUp(name);
    if (addresses.length === 0) throw new Refused('the host name has no address');
    check(addresses);
    return addresses.map((address) => ({ address, family: isIP(address) }));
  };
  const lookup: LookupFunction = (name, { all }, done) => {
    checkedLookUp(name).then(
      (addresses) => (all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family)),
      (error: NodeJS.ErrnoException) => done(error, ''),
    );
  };
  const connect = buildConnector({ lookup, timeout, autoSelectFamily: true });
  return (options, callback) => {
    try {
      // An address in the URL itself is never looked up.
      if (isIP(options.hostname) !== 0) check([options.hostname]);
    } catch (error) {
      return callback(error as Error, null);
    }
    return connect(options, callback);
  };
}
