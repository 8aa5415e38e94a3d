/** Query parameters passed to the configurator and back to the integrator (R54). */
export interface SessionParameters {
  readonly psid: string;
  readonly quoteId?: string;
}

/** Reserved parameter names; existing ones in a query are removed. */
const reserved = new Set(['psid', 'quoteId']);

/** Appends the parameters to the query of an address and leaves the rest unchanged (R54). */
export function withParameters(address: string, { psid, quoteId }: SessionParameters): string {
  const url = new URL(address);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !reserved.has(nameOf(pair)));
  url.search = [...kept, `psid=${psid}`, ...(quoteId === undefined ? [] : [`quoteId=${quoteId}`])].join('&');
  return url.href;
}

/** Returns the name of a pair as a form parser reads it. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
