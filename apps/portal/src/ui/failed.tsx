import { CallError } from '../api/client';
import { Notice } from './notice';

/** What went wrong, in the words of the answer, and the number that support asks for. */
export function Failed({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const isMissing = error instanceof CallError && error.status === 404;
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <Notice tone="bad" title={isMissing ? 'Not found' : 'That did not work'} role="alert">
      {message}
      {requestId && !isMissing && (
        <>
          {' '}
          (request <span className="mono">{requestId}</span>)
        </>
      )}
    </Notice>
  );
}
