import type { FoundItem } from '../api/record-types';

/** Page of the navigation. */
export interface PortalPage {
  readonly to: string;
  readonly label: string;
}

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
};

const hrefOf = ({ kind, id, title, endpointId }: FoundItem): string => {
  if (kind === 'event') return `/events/${id}`;
  if (kind === 'delivery') return `/deliveries/${id}/${endpointId}`;
  if (kind === 'request') return `/trace?${new URLSearchParams({ requestId: title }).toString()}`;
  if (kind === 'credential') return '/credentials';
  if (kind === 'endpoint') return `/endpoints/${id}`;
  return `/records/${kind}/${id}`;
};

/**
 * Results in the order of their groups: what was found, then pages of the portal by name. If there are none, the text
 * can be looked up as a request ID among the changes, which reach further back than the log.
 */
export function resultsOf(text: string, found: readonly FoundItem[], pages: readonly PortalPage[]): Result[] {
  const named = pages.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  const trace = `/trace?${new URLSearchParams({ requestId: text }).toString()}`;
  const isTraced = text !== '' && named.length + found.length === 0;
  return [
    ...Object.entries(groups).flatMap(([kind, group]) =>
      found.filter((one) => one.kind === kind).map((one) => ({ ...one, key: hrefOf(one), group, href: hrefOf(one) })),
    ),
    ...named.map(({ to, label }) => ({ key: to, group: 'Pages', title: label, detail: '', href: to })),
    ...(isTraced
      ? [{ key: trace, group: 'Request trace', title: text, detail: 'Look up as a request ID', href: trace }]
      : []),
  ];
}
