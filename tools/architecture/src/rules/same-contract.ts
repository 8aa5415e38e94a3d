import type { Facts } from './endpoint-tables.js';

/** Facts that the document has alone, each with the reason. */
export type Additions = Readonly<Record<string, string>>;

const endpointOf = (fact: string): string => fact.split(': ', 1)[0] ?? fact;
/** Failures that all endpoints of a kind have stand in no table: only those that a table names are compared. */
const isFailure = (fact: string): boolean => /: status [45]\d\d$/.test(fact);

/** What a specification says and a document does not, and the other way round, but for what may be additional. */
export function differences(specified: Facts, documented: Facts, additions: Additions): string[] {
  const missing = [...specified].filter((fact) => !documented.has(fact));
  const alone = [...documented].filter((fact) => !specified.has(fact) && !isFailure(fact) && !(fact in additions));
  // Of an endpoint that is not there at all, nothing else is told.
  const told = (from: Facts) => (fact: string) => fact === endpointOf(fact) || from.has(endpointOf(fact));
  return [
    ...missing.filter(told(documented)).map((fact) => `not in the document: ${fact}`),
    ...alone.filter(told(specified)).map((fact) => `not in the specification: ${fact}`),
    ...Object.keys(additions)
      .filter((fact) => specified.has(fact) || !documented.has(fact))
      .map((fact) => `no addition: ${fact}`),
  ].sort();
}
