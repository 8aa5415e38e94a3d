import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { checkAddresses, type DestinationRules } from './destination.js';
import type { LookUp } from './look-up.js';
import { Refused } from './refused.js';

/**
 * Connects only to addresses that were checked: all those of the name, and the connection takes one of the very list
 * that was checked, so that a name which resolves to something else a moment later gains nothing (E7).
 */
export function checkedConnector(rules: DestinationRules, lookUp: LookUp, timeout: number): buildConnector.connector {
  const checkedLookUp = async (name: string): Promise<{ address: string; family: number }[]> => {
    const addresses = await lookUp(name);
    if (addresses.length === 0) throw new Refused('the host name has no address');
    checkAddresses(addresses, rules);
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
      if (isIP(options.hostname) !== 0) checkAddresses([options.hostname], rules);
    } catch (error) {
      return callback(error as Error, null);
    }
    return connect(options, callback);
  };
}
