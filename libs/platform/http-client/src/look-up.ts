import { lookup, Resolver } from 'node:dns/promises';

/**
 * Resolves a host name to its addresses.
 * @throws Error with the `code` of a failed look-up.
 */
export type LookUp = (name: string) => Promise<readonly string[]>;

/** A name whose servers do not respond fails before the deadline of the attempt. */
const resolverOptions = { timeout: 2_000, tries: 2 };

/**
 * Queries the name servers, then the hosts file for names that they do not know. `lookup` alone would occupy one of few
 * threads while a name server is silent, so a few dead names would block all others (E6).
 */
export const lookUp: LookUp = async (name) => {
  if (/(^|\.)localhost\.?$/.test(name)) return onThisMachine(name);
  const resolver = new Resolver(resolverOptions);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (addresses.length > 0) return addresses;
  const silent = answers.find((answer) => answer.status === 'rejected' && codeOf(answer.reason) === 'ETIMEOUT');
  if (silent?.status === 'rejected') throw silent.reason;
  return onThisMachine(name);
};

/** Resolves names that the machine itself knows: its hosts file and its own name. */
const onThisMachine: LookUp = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;
