import type { Facts } from './endpoint-tables.js';

/** Facts that only the document has, each with the reason. */
export type Additions = Readonly<Record<string, string>>;

const endpointOf = (fact: string): string => fact.split(': ', 1)[0] ?? fact;
/** Failures common to all endpoints of a kind are not in the tables: only listed failures are compared. */
const isFailure = (fact: string): boolean => /: status [45]\d\d$/.test(fact);

/** Returns the differences between a specification and a document, except for the listed additions. */
export function differences(specified: Facts, documented: Facts, additions: Additions): string[] {
  const missing = [...specified].filter((fact) => !documented.has(fact));
  const alone = [...documented].filter((fact) => !specified.has(fact) && !isFailure(fact) && !(fact in additions));
  // If an endpoint is missing, its other facts are not reported.
  const hasEndpoint = (from: Facts) => (fact: string) => fact === endpointOf(fact) || from.has(endpointOf(fact));
  return [
    ...missing.filter(hasEndpoint(documented)).map((fact) => `not in the document: ${fact}`),
    ...alone.filter(hasEndpoint(specified)).map((fact) => `not in the specification: ${fact}`),
    ...Object.keys(additions)
      .filter((fact) => specified.has(fact) || !documented.has(fact))
      .map((fact) => `not an addition: ${fact}`),
  ].sort();
}
