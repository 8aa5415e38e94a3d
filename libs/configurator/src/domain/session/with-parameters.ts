/** What the configurator and an integrator are told in a query (R54). */
export interface SessionParameters {
  readonly psid: string;
  readonly quoteId?: string;
}

/** Names that are ours in a query: what it had under them before is left out. */
const ours = new Set(['psid', 'quoteId']);

/** The address with the parameters at the end of its query, of which everything else stays as it was written (R54). */
export function withParameters(address: string, { psid, quoteId }: SessionParameters): string {
  const url = new URL(address);
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !ours.has(nameOf(pair)));
  url.search = [...kept, `psid=${psid}`, ...(quoteId === undefined ? [] : [`quoteId=${quoteId}`])].join('&');
  return url.href;
}

/** The name of one pair as a form's parser reads it. */
const nameOf = (pair: string): string => [...new URLSearchParams(pair).keys()][0] ?? '';
