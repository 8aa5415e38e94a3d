import { Box, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client';
import type { Right, TeamRole } from '../api/types';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { useMay } from '../ui/use-may';

interface MatrixProps {
  readonly roles: readonly TeamRole[];
  readonly permissions: readonly { readonly permission: string; readonly text: string }[];
  /** The user's own role. Others take away its rights to this page and to all pages. */
  readonly ownRole: string | null | undefined;
}

const shortName = (permission: string): string => permission.replace('partner-api.', '');

/** Permissions by role. A company changes its own roles. Roles that open nothing here are left out. */
export function RoleMatrix({ roles, permissions, ownRole }: MatrixProps) {
  const may = useMay();
  const [name, setName] = useState('');
  const change = useAction(
    [],
    ({ role, ...body }: { role?: TeamRole; name?: string; permissions?: readonly string[] }) =>
      role ? call('PATCH', `roles/${role.id}`, body) : call('POST', 'roles', body),
    () => setName(''),
  );
  const remove = useAction([], ({ id }: TeamRole) => call('DELETE', `roles/${id}`));
  const shown = roles.filter(({ isSystem, permissions: granted }) => granted.length > 0 || !isSystem);
  const cell = (role: TeamRole, permission: string) => {
    // Shown at once; the server's answer replaces it.
    const isChanging = change.isPending && change.variables.role?.id === role.id;
    const held = (isChanging && change.variables.permissions) || role.permissions;
    const isAll = held.includes('partner-api.manage');
    const isGranted = isAll || held.includes(permission) || (permission.endsWith('view') && held.length > 0);
    const isLockout = role.id === ownRole && isGranted && /team|manage/.test(permission);
    const canChange = may('team') && !role.isSystem && may(shortName(permission) as Right) && !isLockout;
    return (
      <Checkbox
        aria-label={`${role.name}: ${shortName(permission)}`}
        checked={isGranted}
        disabled={!canChange || (isAll && !permission.endsWith('manage'))}
        onChange={() =>
          change.mutate({
            role,
            permissions: isGranted ? held.filter((one) => one !== permission) : [...held, permission],
          })
        }
      />
    );
  };
  return (
    <Panel title="Roles and permissions">
      <Stack>
        <Failed error={change.error ?? remove.error} />
        <PlainTable
          label="Permissions by role"
          columns={['Permission', ...shown.map(({ name }) => name)]}
          rows={[
            ...permissions.map(
              ({ permission, text }) =>
                [
                  permission,
                  [
                    <Box miw={{ base: 0, sm: '14rem' }}>
                      <Text fw={600}>{shortName(permission)}</Text>
                      {text}
                    </Box>,
                    ...shown.map((role) => cell(role, permission)),
                  ],
                ] as const,
            ),
            ['people', ['People', ...shown.map(({ people }) => people)]],
            [
              'actions',
              [
                'Actions',
                ...shown.map(
                  (role) =>
                    may('team') &&
                    !role.isSystem &&
                    role.people === 0 && (
                      <ConfirmButton label="Delete" name={role.name} onConfirm={() => remove.mutate(role)}>
                        The role is deleted. Nobody has it.
                      </ConfirmButton>
                    ),
                ),
              ],
            ],
          ]}
        />
        <Text c="dimmed">The owner has all rights, and is the only one who can transfer ownership.</Text>
        {may('team') && (
          <Group
            component="form"
            align="flex-end"
            onSubmit={(event) => {
              event.preventDefault();
              change.mutate({ name, permissions: ['partner-api.view'] });
            }}
          >
            <TextInput
              label="New role"
              placeholder="Developers"
              required
              maxLength={200}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="default" loading={change.isPending}>
              Create role
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  );
}
