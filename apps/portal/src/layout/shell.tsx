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
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { sessionQuery } from '../api/queries';
import { useSignOut } from '../api/use-sign-out';
import { Failed } from '../ui/failed';
import { PersonIcon } from '../ui/icons';
import { Badge } from '../ui/notice';
import { localZone, useTimeZone } from '../ui/time';
import { menuOf, MenuLinks } from './menu';
import { SearchButton } from './search';
import { SignInAgain } from './sign-in-again';
import { SuspensionNotice } from './suspension-notice';

/** Header and navigation around every view of a signed-in user. */
export function Shell() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const [isOpen, { toggle, close }] = useDisclosure();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // The breakpoint of the navigation, below which it covers the page.
  const isNarrow = useMediaQuery('(width < 48em)');
  const main = useRef<HTMLElement>(null);
  const menu = menuOf(session.apiUrl);
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
            <SearchButton pages={Object.values(menu).flat()} />
            <Account name={session.user.name} email={session.user.email} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" className="sidebar" data-closed={!isOpen || undefined} onClick={close}>
        <MenuLinks menu={menu} />
        <Text size="xs" c="dimmed" px="sm" mt="auto" className="mono">
          {`${session.apiUrl}/partner/v1`}
        </Text>
      </AppShell.Navbar>
      <AppShell.Main id="main" className="main" ref={main} tabIndex={-1} inert={isOpen && isNarrow}>
        <SignInAgain />
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
