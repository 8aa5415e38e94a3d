import { CallError } from '../api/client';
import { Failed } from '../ui/failed';
import { Notice } from '../ui/notice';

/** Notice about a failed call, or a passkey that the browser did not create or present. */
export function PasskeyFailed({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined || error instanceof CallError) return <Failed error={error} />;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return (
    <Notice tone="bad" title="No passkey was used" role="alert">
      {isKnown
        ? 'This device already has one of your passkeys.'
        : 'The request was cancelled or has expired. Try again.'}
    </Notice>
  );
}
