import { CallError } from '../api/client';
import { t } from '../i18n';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';

/** Notice about a failed call, or a passkey that the browser did not create or present. */
export function PasskeyFailed({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined || error instanceof CallError) return <Failed error={error} />;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return (
    <Notice tone="bad" title={t('No passkey was used')} role="alert">
      {isKnown
        ? t('This device already has one of your passkeys.')
        : t('The request was cancelled or has expired. Try again.')}
    </Notice>
  );
}
