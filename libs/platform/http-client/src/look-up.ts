import { lookup, Resolver } from 'node:dns/promises';

/** The addresses of a host name. @throws Error with the `code` of a failed look-up. */
export type LookUp = (name: string) => Promise<readonly string[]>;

/** A name whose servers do not answer fails by itself before the deadline of the attempt is over. */
const resolverOptions = { timeout: 2_000, tries: 2 };

/**
 * Asks the name servers, and the machine's own list of hosts for names that they do not know. Not `lookup` alone: it
 * takes one of few threads for as long as a name server is silent, and a few dead names would hold up all others (E6).
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

/** What the machine itself knows: its list of hosts, and its own name. */
const onThisMachine: LookUp = async (name) => (await lookup(name, { all: true })).map(({ address }) => address);

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code;
