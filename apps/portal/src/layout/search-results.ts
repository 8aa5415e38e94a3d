import type { FoundItem } from '../api/types';
import type { MenuPage } from './menu';

/** Result in the list, with the address that it opens. */
export interface Result {
  readonly key: string;
  readonly group: string;
  readonly title: string;
  readonly detail: string;
  readonly href: string;
}

const groups: Readonly<Record<FoundItem['kind'], string>> = {
  order: 'Orders',
  quote: 'Quotes',
  lead: 'Leads',
  work_order: 'Work orders',
  customer: 'Customers',
  payment: 'Payments',
  location: 'Locations',
  product: 'Products',
  user: 'Users',
  event: 'Events',
  delivery: 'Deliveries',
  request: 'Requests',
  credential: 'Credentials',
  endpoint: 'Webhook endpoints',
  error: 'Error codes',
};

const hrefOf = ({ kind, id, title, endpointId }: FoundItem, errorPage: string): string => {
  if (kind === 'event') return `/events/${id}`;
  if (kind === 'delivery') return `/deliveries/${id}/${endpointId}`;
  if (kind === 'request') return `/trace?${new URLSearchParams({ requestId: title }).toString()}`;
  if (kind === 'credential') return '/credentials';
  if (kind === 'endpoint') return `/endpoints/${id}`;
  if (kind === 'error') return `${errorPage}#${id}`;
  return `/records/${kind}/${id}`;
};

/** Text as it is sent: a pasted API key without its secret, and nothing of another secret. */
export const withoutSecret = (text: string): string =>
  text
    .trim()
    .replace(/^(pk_[a-z]+_\w{24}_\w{24})_.*/, '$1')
    .replace(/^(?:whsec|cs)_.*/, '');

/**
 * Results in the order of their groups: what was found, then pages whose name or words have all words of the text. If
 * there are none, the text can be looked up as a request ID among the changes, which reach further back than the log.
 */
export function resultsOf(
  text: string,
  found: readonly FoundItem[],
  { pages, errorPage }: { readonly pages: readonly MenuPage[]; readonly errorPage: string },
): Result[] {
  const parts = text.toLowerCase().split(/\s+/);
  const named = pages.filter(({ label, words }) =>
    parts.every((part) => `${label} ${words}`.toLowerCase().includes(part)),
  );
  const trace = `/trace?${new URLSearchParams({ requestId: text }).toString()}`;
  const isTraced = text !== '' && named.length + found.length === 0;
  const results = found.map((one) => ({ ...one, group: groups[one.kind], href: hrefOf(one, errorPage) }));
  return [
    ...Object.values(groups).flatMap((group) => results.filter((one) => one.group === group)),
    ...named.map(({ href, label }) => ({ group: 'Pages', title: label, detail: '', href })),
    ...(isTraced ? [{ group: 'Request trace', title: text, detail: 'Look up as a request ID', href: trace }] : []),
  ].map((one) => ({ ...one, key: `${one.group} ${one.href} ${one.title}` }));
}
