import type pg from 'pg';

/** Ends a connection whose other side does not answer: what waits for it fails. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
