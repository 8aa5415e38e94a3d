import { Button, Group, Stack, Text } from '@mantine/core';
import { Copy } from './code';
import { Notice } from './notice';
import { Dialog } from './dialog';

export interface ShownSecret {
  readonly title: string;
  /** Name and value of each secret. */
  readonly values: readonly (readonly [string, string])[];
  /** Instructions for the user. */
  readonly hint: string;
}

/** Dialog that shows a secret once. Only this view holds the secret, and only until the dialog is closed. */
export function SecretDialog({
  secret,
  onClose,
}: {
  readonly secret: ShownSecret | null;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={secret !== null} onClose={onClose} title={secret?.title} size="lg" staysOpen>
      <Stack>
        <Notice tone="warn" title="Copy it now">
          This is the only time it is shown.
        </Notice>
        {secret?.values.map(([name, value]) => (
          <div key={name}>
            <Text size="sm" fw={600} mb={4}>
              {name}
            </Text>
            <Group wrap="nowrap" align="center">
              <code className="code mono" data-testid={name}>
                {value}
              </code>
              <Copy text={value} aria-label={`Copy ${name}`} miw="6rem" />
            </Group>
          </div>
        ))}
        <Text size="sm">{secret?.hint}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose}>I have copied it</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
