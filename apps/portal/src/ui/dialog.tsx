import { Group, Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';

export interface DialogProps {
  /** True by default, for a dialog that is only mounted while it is open. */
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size?: 'md' | 'lg' | 'xl';
  /** True if neither Escape nor a click outside closes it. It then closes without a fade, which would show it empty. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
}

/** Modal dialog. Its head is not a `header` element, because the page already has one (WCAG). */
export function Dialog({ isOpen = true, onClose, title, size = 'md', staysOpen = false, children }: DialogProps) {
  // Mantine returns the focus only from a dialog that it opened itself, not from one that is mounted open.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (isOpen && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isOpen]);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={size}
      closeOnClickOutside={!staysOpen}
      closeOnEscape={!staysOpen}
      returnFocus={false}
      transitionProps={{ duration: staysOpen ? 0 : 200 }}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body pt="md">
          <Group justify="space-between" wrap="nowrap" mb="md">
            <Modal.Title fw={650} fz="lg">
              {title}
            </Modal.Title>
            {!staysOpen && <Modal.CloseButton aria-label="Close" />}
          </Group>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
