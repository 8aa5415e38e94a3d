import { invalid } from '@partner/kernel';

/** Grantable areas and their actions (§5.4). */
const areas = {
  'lot-stock': ['read'],
  leads: ['read', 'write'],
  quotes: ['read', 'write'],
  orders: ['read', 'write'],
  'work-orders': ['read', 'write'],
  locations: ['read', 'write'],
  'location-budgets': ['read', 'write'],
  customers: ['read', 'write', 'erase'],
  products: ['read', 'write'],
  domains: ['read'],
  agreements: ['read'],
  company: ['read'],
  users: ['read', 'write'],
  contracts: ['read'],
  payments: ['read', 'write'],
  'sales-ledger': ['read'],
  'revenue-forecast': ['read'],
  documents: ['read'],
  events: ['read'],
  'site-events': ['read', 'write'],
  'configurator-sessions': ['write'],
} as const;

type Areas = typeof areas;

/** Content of each area, for people who choose scopes. */
export const areaTexts: Readonly<Partial<Record<keyof Areas, string>>> = {
  'lot-stock': 'Units for sale at your locations, with prices and pictures.',
  leads: 'People who are interested, from your website or elsewhere.',
  quotes: 'Offers with their line items and prices.',
  orders: 'Orders with line items, status and delivery.',
  'work-orders': 'Units that are built, with their status and serial numbers.',
  locations: 'Sales lots and plants.',
  'location-budgets': 'Yearly sales goals of locations.',
  customers: 'Names, addresses and contact details of customers.',
  products: 'The catalog.',
  domains: 'Web domains of your company.',
  agreements: 'Agreements with other companies.',
  company: 'Profile of your company.',
  users: 'People of your company and their roles.',
  contracts: 'Contracts of orders and their signatures.',
  payments: 'Payments of orders, and payment links.',
  'sales-ledger': 'Sales by month, as accounting sees them.',
  'revenue-forecast': 'Expected revenue by delivery week.',
  documents: 'Files of orders and other records.',
  events: 'The feed of all changes.',
  'site-events': 'What visitors do on your website.',
  'configurator-sessions': 'Starts the configurator for a visitor.',
};

/** Short name of a scope, as in the tables of §4: `leads.read`. */
export type ShortScope = { [Area in keyof Areas]: `${Area}.${Areas[Area][number]}` }[keyof Areas];

/** Wire name of a scope: `partner-api.leads.read` (A3). */
export type Scope = `partner-api.${ShortScope}`;

const prefix = 'partner-api.';

/** All scopes, in the order of §5.4. */
export const allScopes: readonly Scope[] = Object.entries(areas).flatMap(([area, actions]) =>
  actions.map((action) => `${prefix}${area}.${action}` as Scope),
);

const known = new Map<string, Scope>(
  allScopes.flatMap((scope) => [
    [scope, scope],
    [scope.slice(prefix.length), scope],
  ]),
);

/** True if `text` is the wire name of a scope. */
export const isScope = (text: string): text is Scope => text.startsWith(prefix) && known.has(text);

/** Sorts scopes as in §5.4 and removes duplicates. */
export function inOrder(scopes: Iterable<Scope>): readonly Scope[] {
  const wanted = new Set(scopes);
  return allScopes.filter((scope) => wanted.has(scope));
}

/**
 * Parses `all` or a comma-separated list of scopes in short or wire form.
 * @throws DomainError `invalid` naming unknown scopes, or when the list is empty.
 */
export function parseScopes(text: string): readonly Scope[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length === 1 && names[0] === 'all') return allScopes;
  const unknown = names.filter((name) => !known.has(name));
  if (text.trim() === '') throw invalid('no scope given; use "all" or a comma-separated list');
  if (unknown.length > 0) {
    const shown = unknown.map((name) => `"${name}"`).join(', ');
    const kind = unknown.length === 1 ? 'scope' : 'scopes';
    throw invalid(`unknown ${kind} ${shown}; use "all" alone, or scopes of ${shortNames.join(', ')}`);
  }
  return inOrder(names.map((name) => known.get(name) as Scope));
}

const shortNames = allScopes.map((scope) => scope.slice(prefix.length));
