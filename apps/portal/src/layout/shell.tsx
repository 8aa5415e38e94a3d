import {
  AppShell,
  Burger,
  Button,
  Group,
  Menu,
  SegmentedControl,
  Stack,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '../api/queries';
import { useSignOut } from '../api/use-sign-out';
import { Failed } from '../ui/failed';
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
  PersonIcon,
  RequestIcon,
  SecurityIcon,
  SignatureIcon,
  TeamIcon,
  UsageIcon,
} from '../ui/icons';
import { Badge } from '../ui/notice';
import { localZone, useTimeZone } from '../ui/time';
import { SearchButton } from './search-button';
import { SuspensionNotice } from './suspension-notice';

const views = [
  { to: '/', label: 'Home', Icon: HomeIcon },
  { to: '/endpoints', label: 'Webhook endpoints', Icon: EndpointIcon },
  { to: '/deliveries', label: 'Deliveries', Icon: DeliveryIcon },
  { to: '/events', label: 'Events', Icon: EventIcon },
  { to: '/requests', label: 'Requests', Icon: RequestIcon },
  { to: '/usage', label: 'Usage', Icon: UsageIcon },
  { to: '/credentials', label: 'Credentials', Icon: KeyIcon },
  { to: '/signature', label: 'Signature debugger', Icon: SignatureIcon },
  { to: '/audit', label: 'Audit trail', Icon: AuditIcon },
  { to: '/alerts', label: 'Alerts', Icon: AlertIcon },
  { to: '/team', label: 'Team', Icon: TeamIcon },
  { to: '/security', label: 'Security', Icon: SecurityIcon },
] as const;

/** Header and navigation around every view of a signed-in user. */
export function Shell() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [isOpen, { toggle, close }] = useDisclosure();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    close();
    main.current?.focus({ preventScroll: true });
  }, [path, close]);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 264, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="xl"
    >
      <a className="skip" href="#main">
        Skip to content
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group wrap="nowrap" gap="sm" miw={0}>
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              flex="none"
              aria-label="Menu"
              aria-expanded={isOpen}
            />
            <img src="/icon.svg" width="28" height="28" alt="" className="on-wide" />
            <Text fw={650} truncate>
              {session.company.name}
            </Text>
            <Badge tone={session.environment === 'production' ? 'bad' : 'plain'}>{session.environment}</Badge>
          </Group>
          <Group wrap="nowrap" gap="xs" flex="none">
            <SearchButton pages={views} />
            <Account name={session.user.name} email={session.user.email} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" className="sidebar">
        <nav className="nav" aria-label="Main">
          {views.map(({ to, label, Icon }) => (
            <Link key={to} to={to} aria-current={(to === '/' ? path === to : path.startsWith(to)) ? 'page' : undefined}>
              <Icon />
              {label}
            </Link>
          ))}
        </nav>
        <nav className="nav nav-end" aria-label="Documentation">
          <a href={`${session.apiUrl}/docs/guides/quick-start`}>
            <BookIcon />
            Guides
          </a>
          <a href="/api/reference">
            <CodeIcon />
            API reference
          </a>
        </nav>
        <Text size="xs" c="dimmed" px="xs" className="mono">
          {`${session.apiUrl}/partner/v1`}
        </Text>
      </AppShell.Navbar>
      <AppShell.Main id="main" className="main" ref={main} tabIndex={-1}>
        <Stack>
          <SuspensionNotice />
          <Outlet />
        </Stack>
      </AppShell.Main>
    </AppShell>
  );
}

/** Looks of the choices in the menu of the account. */
const choice = { fullWidth: true, size: 'xs', m: 'xs' } as const;

function Account({ name, email }: { readonly name: string; readonly email: string }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [zone, setZone] = useTimeZone();
  const signOut = useSignOut();
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button variant="default" px="sm" aria-label={name}>
          <PersonIcon />
          <span className="on-wide">&nbsp;{name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label c="dimmed">{email}</Menu.Label>
        <SegmentedControl
          {...choice}
          aria-label="Color scheme"
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={[
            { value: 'auto', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <SegmentedControl
          {...choice}
          aria-label="Time zone"
          value={zone}
          onChange={(value) => setZone(value)}
          data={[
            { value: 'local', label: localZone === 'UTC' ? 'Local time' : localZone },
            { value: 'UTC', label: 'UTC' },
          ]}
        />
        <Menu.Item closeMenuOnClick={false} onClick={() => signOut.mutate()}>
          Sign out
        </Menu.Item>
        <Failed error={signOut.error} />
      </Menu.Dropdown>
    </Menu>
  );
}
