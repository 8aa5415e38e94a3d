import { Group, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../api/client';
import type { TeamRole } from '../api/types';
import { useAction } from '../api/use-action';
import { fieldError } from '../ui/failed';
import { FormDialog } from '../ui/form-dialog';
import { useMay } from '../ui/use-may';

interface InviteProps {
  readonly onClose: () => void;
  /** Roles that the inviter can give. */
  readonly roles: readonly TeamRole[];
  /** Keys of all roles of the company. */
  readonly taken: readonly string[];
}

/** Roles for the usual kinds of people. The company gets such a role with the first person who is invited with it. */
const presets = [
  { name: 'Viewer', text: 'sees everything, changes nothing', rights: ['view'] },
  { name: 'Developer', text: 'also manages webhooks and credentials', rights: ['view', 'webhooks', 'credentials'] },
  { name: 'Support', text: 'also tests webhooks and delivers events again', rights: ['view', 'webhooks'] },
] as const;

const nobody = { email: '', firstName: '', lastName: '' };

/** Dialog that mails a person a link to the portal (R36). */
export function InviteDialog({ onClose, roles, taken }: InviteProps) {
  const may = useMay();
  const [person, setPerson] = useState(nobody);
  const [roleId, setRoleId] = useState<string | null>(null);
  const invite = useAction([], async () => call('POST', 'people', { ...person, roleId: await idOf(roleId) }), onClose);
  /** ID of the chosen role, which is created if it is a preset. */
  const idOf = async (chosen: string | null): Promise<string | null> => {
    const preset = presets.find(({ name }) => name === chosen);
    if (!preset) return chosen;
    const permissions = preset.rights.map((right) => `partner-api.${right}`);
    const { id } = await call<{ readonly id: string }>('POST', 'roles', { name: preset.name, permissions });
    setRoleId(id);
    return id;
  };
  const offered = presets.filter(
    ({ name, rights }) => !taken.includes(name.toLowerCase()) && rights.every((right) => may(right)),
  );
  const field = (name: keyof typeof nobody, label: string) => ({
    label,
    error: fieldError(invite.error, name),
    value: person[name],
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) =>
      setPerson((before) => ({ ...before, [name]: value })),
  });
  return (
    <FormDialog
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
        data={[
          ...roles.map((role) => ({ value: role.id, label: role.name })),
          ...offered.map(({ name, text }) => ({ value: name, label: `${name}: ${text}` })),
        ]}
        value={roleId}
        onChange={setRoleId}
      />
    </FormDialog>
  );
}
