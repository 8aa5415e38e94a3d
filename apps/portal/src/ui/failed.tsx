import { CallError } from '../api/client';
import { rich, t } from '../i18n';
import { Notice } from './notice';

/** Notice with the error text of the response and the request ID for support. */
export function Failed({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const isMissing = error instanceof CallError && error.status === 404;
  const message = error instanceof Error ? error.message : t('Something went wrong.');
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <Notice tone="bad" title={isMissing ? t('Not found') : t('Request failed')} role="alert">
      {message}
      {requestId && !isMissing && (
        <>
          {' ('}
          {rich('request ID {requestId}', { requestId: <span className="mono">{requestId}</span> })})
        </>
      )}
    </Notice>
  );
}
