import { SecretDialog } from '../ui/secret-dialog';

interface RecoveryCodesProps {
  readonly codes: readonly string[] | null;
  readonly onClose: () => void;
}

/** Dialog that shows the recovery codes once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  return (
    <SecretDialog
      secret={
        codes && {
          title: 'Your recovery codes',
          values: [['Recovery codes', codes.join('\n')]],
          hint: 'Each code signs you in once if you lose your second factor. Keep them in a safe place.',
        }
      }
      onClose={onClose}
    />
  );
}
