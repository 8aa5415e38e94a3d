import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';

interface ConfirmButtonProps {
  readonly label: string;
  /** Object of the action, added to the label for screen readers and the dialog title. */
  readonly name: string;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  /** Consequences of the action. */
  readonly children: ReactNode;
}

/** Button for a consequential action. It asks for confirmation in a dialog. */
export function ConfirmButton({ label, name, danger = false, onConfirm, children }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)} aria-label={`${label} ${name}`}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={`${label} ${name}?`}>
        <Stack>
          <div>{children}</div>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button
              color={danger ? 'red.9' : 'blue.8'}
              onClick={() => {
                // The second click of a double click meets the dialog as it fades out.
                if (!isOpen) return;
                close();
                onConfirm();
              }}
            >
              {label}
            </Button>
          </Group>
        </Stack>
      </Dialog>
    </>
  );
}
