import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from './dialog';
import { Failed } from './failed';

interface FormDialogProps extends DialogProps {
  /** Call that the form makes. */
  readonly action: { readonly mutate: () => void; readonly isPending: boolean; readonly error: unknown };
  /** Text of the submit button. */
  readonly label: string;
  readonly isDisabled?: boolean;
  /** Notice of a failed call, if it needs other words than the server's. */
  readonly failure?: ReactNode;
}

/** Dialog with a form, whose submit button makes a call. */
export function FormDialog({ action, label, isDisabled, failure, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog {...dialog}>
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          action.mutate();
        }}
      >
        {children}
        {failure ?? <Failed error={action.error} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={action.isPending} disabled={isDisabled}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
