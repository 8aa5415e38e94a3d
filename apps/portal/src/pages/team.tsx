import { Button, Group, Loader, Select, Stack, Text } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import { peopleQuery, peopleSessionsQuery, rolesQuery, sessionQuery } from '../api/queries';
import type { Person, TeamRole } from '../api/types';
import { useAction } from '../api/use-action';
import { browserName } from '../ui/browser-name';
import { ConfirmButton } from '../ui/confirm-button';
import { Failed } from '../ui/failed';
import { Badge, Notice } from '../ui/notice';
import { Page, Panel } from '../ui/page';
import { PlainTable } from '../ui/paged-table';
import { Time } from '../ui/time';
import { Requirement } from '../second-factor/requirement';
import { useMay } from '../ui/use-may';
import { InviteDialog } from './invite-dialog';
import { RoleMatrix } from './role-matrix';

/** Roles that a person with these rights can give. Ownership is transferred instead. */
const assignable = (roles: readonly TeamRole[], rights: readonly string[]): readonly TeamRole[] =>
  roles.filter(
    ({ key, isSystem, permissions }) =>
      permissions.length > 0 && !(isSystem && key === 'owner') && permissions.every((one) => rights.includes(one)),
  );

/** People who use the portal, with roles and sessions. */
export function TeamPage() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const may = useMay();
  const people = useQuery(peopleQuery);
  const roles = useQuery(rolesQuery);
  const sessions = useQuery({ ...peopleSessionsQuery, enabled: may('team') });
  const [isInviting, setInviting] = useState(false);
  const change = useAction(
    [],
    ({ method, path, body }: { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: object }) =>
      call(method, path, body),
  );
  const inviteAgain = useAction(['people'], ({ email, roleId }: Person) => call('POST', 'people', { email, roleId }));
  const choices = assignable(roles.data?.data ?? [], session.rights);
  const roleNames = new Map(roles.data?.data.map((role) => [role.id, role.name]));
  /** True if the user may change this person: they have no right that the user lacks. */
  const isMine = ({ isOwner, rights }: Person): boolean =>
    may('team') && !isOwner && rights.every((right) => session.rights.includes(right));
  const roleOf = (one: Person) =>
    one.isOwner ? (
      <Badge tone="info">Owner</Badge>
    ) : isMine(one) && one.id !== session.user.id ? (
      <Select
        aria-label={`Role of ${one.name}`}
        size="xs"
        allowDeselect={false}
        miw="8rem"
        data={choices.map((role) => ({ value: role.id, label: role.name }))}
        value={one.roleId}
        onChange={(roleId) =>
          roleId && change.mutate({ method: 'PUT', path: `people/${one.id}/role`, body: { roleId } })
        }
      />
    ) : (
      roleNames.get(one.roleId ?? '')
    );
  return (
    <Page
      title="Team"
      intro="People of your company who use this portal. A role decides what they can see and change."
      actions={may('team') && <Button onClick={() => setInviting(true)}>Invite a person</Button>}
    >
      <Failed error={people.error ?? roles.error ?? sessions.error ?? change.error ?? inviteAgain.error} />
      {inviteAgain.isSuccess && (
        <Notice tone="good" role="status" title={`Invited ${inviteAgain.variables.name} again`}>
          Only the link in the latest mail works.
        </Notice>
      )}
      {people.isPending && <Loader aria-label="Loading" />}
      <PlainTable
        label="People"
        columns={['Person', 'Role', 'Second factor', ...(may('team') ? ['Last seen', 'Actions'] : [])]}
        rows={people.data?.data.map((one) => [
          one.id,
          [
            <Stack gap={2} miw="min(12rem, 35vw)" className="wrapped">
              <Text fw={600}>
                {one.name} {one.id === session.user.id && <Badge tone="plain">You</Badge>}{' '}
                {one.invitedUntil && <Badge tone="warn">Invited</Badge>}
              </Text>
              <span>{one.email}</span>
            </Stack>,
            roleOf(one),
            one.hasSecondFactor ? <Badge tone="good">On</Badge> : 'Off',
            // Others do not see the sessions of people, and have no actions.
            ...(may('team')
              ? [
                  <LastSeen at={sessions.data?.find(({ userId }) => userId === one.id)?.seenAt} />,
                  <Group gap={4}>
                    {isMine(one) && one.invitedUntil && (
                      <Button
                        variant="default"
                        size="xs"
                        aria-label={`Invite again ${one.name}`}
                        onClick={() => inviteAgain.mutate(one)}
                      >
                        Invite again
                      </Button>
                    )}
                    {may('owner') && one.id !== session.user.id && !one.invitedUntil && (
                      <ConfirmButton
                        label="Make owner"
                        name={one.name}
                        danger
                        onConfirm={() => change.mutate({ method: 'POST', path: `people/${one.id}/ownership` })}
                      >
                        They get all rights, and you become an administrator. Only they can undo this.
                      </ConfirmButton>
                    )}
                    {isMine(one) && one.id !== session.user.id && (
                      <ConfirmButton
                        label="Remove"
                        name={one.name}
                        danger
                        onConfirm={() => change.mutate({ method: 'DELETE', path: `people/${one.id}` })}
                      >
                        They lose access to the portal immediately. They stay a user of your company.
                      </ConfirmButton>
                    )}
                  </Group>,
                ]
              : []),
          ],
        ])}
      />
      {people.data?.data.length === 1 && may('team') && (
        <Text c="dimmed">You work here alone. Invite the people who build and watch your integration.</Text>
      )}
      {people.data && <Requirement isRequired={people.data.isSecondFactorRequired} />}
      {roles.data && (
        <RoleMatrix
          roles={roles.data.data}
          permissions={roles.data.permissions}
          ownRole={people.data?.data.find(({ id, isOwner }) => id === session.user.id && !isOwner)?.roleId}
        />
      )}
      {may('team') && (
        <Panel title="Sessions of your team">
          <PlainTable
            label="Sessions"
            columns={['Person', 'Browser', 'Last used', 'Actions']}
            rows={sessions.data?.map((one) => {
              const who = people.data?.data.find(({ id }) => id === one.userId);
              const canEnd = who !== undefined && (isMine(who) || may('owner')) && who.id !== session.user.id;
              return [
                one.id,
                [
                  who?.name ?? 'Former member',
                  <span title={one.userAgent ?? undefined}>{browserName(one.userAgent)}</span>,
                  <Time at={one.seenAt} />,
                  canEnd && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={`End session of ${who.name}`}
                      onClick={() => change.mutate({ method: 'DELETE', path: `people-sessions/${one.id}` })}
                    >
                      End session
                    </Button>
                  ),
                ],
              ];
            })}
          />
        </Panel>
      )}
      {isInviting && roles.data && (
        <InviteDialog
          onClose={() => setInviting(false)}
          roles={choices}
          taken={roles.data.data.map(({ key }) => key)}
        />
      )}
    </Page>
  );
}

const LastSeen = ({ at }: { readonly at: string | undefined }) => (at ? <Time at={at} /> : 'Not signed in');
