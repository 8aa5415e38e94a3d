import { Button, Group } from '@mantine/core';
import { t } from '../i18n';

interface DialogButtonsProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isDisabled?: boolean;
  readonly onClose: () => void;
}

/** Cancel and submit buttons of a dialog. */
export function DialogButtons({ label, isBusy, isDisabled = false, onClose }: DialogButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
      <Button type="submit" loading={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </Group>
  );
}
