/** Query parameters passed to the configurator and back to the integrator (R54). */
export interface SessionParameters {
  readonly psid: string;
  readonly quoteId?: string;
  /** Address at which the configurator ends, behind a router of cells; it contains the company. */
  readonly psreturn?: string;
}

/** Parameter names that are removed from a query, in addition to the given parameters. */
const reserved = ['psid', 'quoteId'];

/** Appends the parameters to the query of an address and leaves the rest unchanged (R54). */
export function withParameters(address: string, parameters: SessionParameters): string {
  const url = new URL(address);
  const { psid, quoteId, psreturn } = parameters;
  const removed = new Set([...reserved, ...Object.keys(parameters)]);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !removed.has(nameOf(pair)));
  const own = [
    `psid=${psid}`,
    ...(quoteId === undefined ? [] : [`quoteId=${quoteId}`]),
    ...(psreturn === undefined ? [] : [`psreturn=${encodeURIComponent(psreturn)}`]),
  ];
  url.search = [...kept, ...own].join('&');
  return url.href;
}

/** Returns the name of a pair as a form parser reads it. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
