import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import {
  AlertIcon,
  AuditIcon,
  BookIcon,
  CodeIcon,
  DeliveryIcon,
  EndpointIcon,
  EventIcon,
  HomeIcon,
  KeyIcon,
  RequestIcon,
  SecurityIcon,
  SignatureIcon,
  TeamIcon,
  UsageIcon,
} from '../ui/icons';

/** Page in the menu and the search, with other words for what it shows. */
export interface MenuPage {
  /** Path of the portal, or an address outside of its router. */
  readonly href: string;
  readonly label: string;
  readonly words: string;
  /** Absent for a page that only the search and other pages lead to. */
  readonly Icon?: () => React.ReactNode;
}

const monitor: readonly MenuPage[] = [
  { href: '/', label: 'Home', Icon: HomeIcon, words: 'overview health limits latency' },
  { href: '/requests', label: 'Requests', Icon: RequestIcon, words: 'log errors bodies' },
  { href: '/events', label: 'Events', Icon: EventIcon, words: 'feed' },
  { href: '/events/checksums', label: 'Checksums of the event feed', words: 'digest' },
  { href: '/deliveries', label: 'Deliveries', Icon: DeliveryIcon, words: 'webhooks attempts replay redeliver' },
  { href: '/usage', label: 'Usage', Icon: UsageIcon, words: 'rate limits statistics' },
  { href: '/alerts', label: 'Alerts', Icon: AlertIcon, words: 'notifications email' },
];
const build: readonly MenuPage[] = [
  { href: '/credentials', label: 'Credentials', Icon: KeyIcon, words: 'api keys oauth clients scopes sdk suspend' },
  { href: '/endpoints', label: 'Webhook endpoints', Icon: EndpointIcon, words: 'urls subscriptions' },
  { href: '/signature', label: 'Signature debugger', Icon: SignatureIcon, words: 'verify webhooks secret' },
  { href: '/event-types', label: 'Event catalogue', words: 'types fields' },
];
const manage: readonly MenuPage[] = [
  { href: '/team', label: 'Team', Icon: TeamIcon, words: 'people users invite roles permissions' },
  { href: '/audit', label: 'Audit trail', Icon: AuditIcon, words: 'history changes' },
  { href: '/security', label: 'Security', Icon: SecurityIcon, words: 'passkey second factor sessions' },
];

/** Groups of the menu, with the documentation that the API at this address serves. */
export const menuOf = (apiUrl: string): Readonly<Record<string, readonly MenuPage[]>> => ({
  Monitor: monitor,
  Build: [
    ...build,
    { href: `${apiUrl}/docs/guides/quick-start`, label: 'Guides', Icon: BookIcon, words: 'documentation quick start' },
    { href: '/api/reference', label: 'API reference', Icon: CodeIcon, words: 'documentation endpoints openapi' },
  ],
  Manage: manage,
});

/** True for a path that the router of the portal shows. */
export const isOfRouter = (href: string): boolean => href.startsWith('/') && !href.startsWith('/api/');

/** Main navigation. */
export function MenuLinks({ menu }: { readonly menu: ReturnType<typeof menuOf> }) {
  return (
    <nav className="nav" aria-label="Main">
      {Object.entries(menu).map(([name, pages]) => (
        <div key={name} role="group" aria-label={name}>
          <Text size="xs" fw={650} c="dimmed" px="sm" pt="xs" aria-hidden>
            {name}
          </Text>
          {pages.map(({ href, label, Icon }) =>
            Icon && isOfRouter(href) ? (
              <Link key={href} to={href}>
                <Icon />
                {label}
              </Link>
            ) : (
              Icon && (
                <a key={href} href={href}>
                  <Icon />
                  {label}
                </a>
              )
            ),
          )}
        </div>
      ))}
    </nav>
  );
}
