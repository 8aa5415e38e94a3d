import { Group, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client';
import type { TeamRole } from '../api/team-types';
import { fieldError } from '../ui/failed';
import { FormDialog } from '../ui/form-dialog';

interface InviteProps {
  readonly onClose: () => void;
  readonly roles: readonly TeamRole[];
}

const nobody = { email: '', firstName: '', lastName: '' };

/** Dialog that mails a person a link to the portal (R36). */
export function InviteDialog({ onClose, roles }: InviteProps) {
  const [person, setPerson] = useState(nobody);
  const [roleId, setRoleId] = useState<string | null>(null);
  const invite = useMutation({
    mutationFn: () => call('POST', 'people', { ...person, roleId }),
    onSuccess: onClose,
    meta: { changes: ['people'] },
  });
  const field = (name: keyof typeof nobody, label: string) => ({
    label,
    error: fieldError(invite.error, name),
    value: person[name],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) =>
      setPerson((before) => ({ ...before, [name]: value })),
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title="Invite a person"
      size="lg"
      action={invite}
      label="Send invitation"
      isDisabled={roleId === null}
    >
      <TextInput {...field('email', 'Email')} type="email" required data-autofocus />
      <Group grow align="flex-start">
        <TextInput {...field('firstName', 'First name')} required maxLength={100} />
        <TextInput {...field('lastName', 'Last name')} maxLength={100} />
      </Group>
      <Select
        label="Role"
        description="You can give only rights that you have yourself."
        required
        allowDeselect={false}
        data={roles.map((role) => ({ value: role.id, label: role.name }))}
        value={roleId}
        onChange={setRoleId}
      />
    </FormDialog>
  );
}
