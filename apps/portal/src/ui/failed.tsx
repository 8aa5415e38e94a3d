import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CallError } from '../api/client';
import { Notice } from './notice';
import { Page } from './page';

export const isMissing = (error: unknown): boolean => error instanceof CallError && error.status === 404;
const titleOf = (error: unknown): string => (isMissing(error) ? 'Not found' : 'Request failed');

/** View whose data could not be loaded. */
export const FailedPage = ({ error }: { readonly error: unknown }) => (
  <Page title={titleOf(error)}>
    <Failed error={error} />
    <Group>
      <Button variant="default" onClick={() => location.reload()}>
        Try again
      </Button>
      <Link to="/">Go to Home</Link>
    </Group>
  </Page>
);

/** Error text to show beside a field; undefined if the call did not fail because of it. */
export const fieldError = (error: unknown, field: string) =>
  error instanceof CallError && error.field === field ? error.message : undefined;

/** Notice with the error text of the response and the request ID for support. */
export function Failed({ error }: { readonly error: unknown }) {
  if (error === null || error === undefined) return null;
  const message = error instanceof Error ? error.message : 'Something went wrong.';
  const requestId = error instanceof CallError ? error.requestId : null;
  return (
    <Notice tone="bad" title={titleOf(error)} role="alert">
      {message}
      {requestId && !isMissing(error) && (
        <>
          {' (request ID '}
          <span className="mono">{requestId}</span>)
        </>
      )}
    </Notice>
  );
}
