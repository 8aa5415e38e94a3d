import type pg from 'pg';

/** Closes a connection whose server does not respond; pending queries fail. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
