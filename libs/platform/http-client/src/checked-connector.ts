import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { checkAddresses, type DestinationRules, DestinationRefused } from './destination.js';
import type { LookUp } from './look-up.js';

/**
 * Connects only to checked addresses. Checks all addresses of the name and connects to one of that same list, so that a
 * name cannot resolve to another address after the check (E7).
 */
export function checkedConnector(rules: DestinationRules, lookUp: LookUp, timeout: number): buildConnector.connector {
  const checkedLookUp = async (name: string): Promise<{ address: string; family: number }[]> => {
    const addresses = await lookUp(name);
    if (addresses.length === 0) throw new DestinationRefused('the host name has no address');
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
      // A literal address in the URL is never looked up.
      if (isIP(options.hostname) !== 0) checkAddresses([options.hostname], rules);
    } catch (error) {
      return callback(error as Error, null);
    }
    return connect(options, callback);
  };
}
