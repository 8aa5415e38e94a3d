import type { FoundItem } from '../api/record-types';
import { t } from '../i18n';

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
  order: t('Orders'),
  quote: t('Quotes'),
  lead: t('Leads'),
  work_order: t('Work orders'),
  customer: t('Customers'),
  payment: t('Payments'),
  location: t('Locations'),
  product: t('Products'),
  user: t('Users'),
  event: t('Events'),
  delivery: t('Deliveries'),
  request: t('Requests'),
  credential: t('Credentials'),
  endpoint: t('Webhook endpoints'),
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
    ...named.map(({ to, label }) => ({ key: to, group: t('Pages'), title: label, detail: '', href: to })),
    ...(isTraced
      ? [{ key: trace, group: t('Request trace'), title: text, detail: t('Look up as a request ID'), href: trace }]
      : []),
  ];
}
