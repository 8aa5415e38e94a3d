import { omitUndefined } from '@partner/kernel';

/** Query parameters passed to the configurator and back to the integrator (R54). */
export interface SessionParameters {
  readonly psid: string;
  readonly quoteId?: string;
  /** Visitor of the website, which connects both visits (§4.15). */
  readonly scv?: string | undefined;
  /** Address at which the configurator ends, behind a router of cells; it contains the company. */
  readonly psreturn?: string;
}

/** Parameter names that are removed from a query, in addition to the given parameters. */
const reserved = ['psid', 'quoteId'];

/** Appends the parameters to the query of an address and leaves the rest unchanged (R54). */
export function withParameters(address: string, parameters: SessionParameters): string {
  const url = new URL(address);
  const given = Object.entries<string>(omitUndefined(parameters) as Record<string, string>);
  const removed = new Set([...reserved, ...given.map(([name]) => name)]);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !removed.has(nameOf(pair)));
  const own = given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  url.search = [...kept, ...own].join('&');
  return url.href;
}

/** Returns the name of a pair as a form parser reads it. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
