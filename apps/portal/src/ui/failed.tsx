import { CallError } from '../api/client';
import { Notice } from './notice';

/** Notice with the error text of the response and the request ID for support. */
export function Failed({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const isMissing = error instanceof CallError && error.status === 404;
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <Notice tone="bad" title={isMissing ? 'Not found' : 'Request failed'} role="alert">
      {message}
      {requestId && !isMissing && (
        <>
          {' '}
          (request ID <span className="mono">{requestId}</span>)
        </>
      )}
    </Notice>
  );
}
