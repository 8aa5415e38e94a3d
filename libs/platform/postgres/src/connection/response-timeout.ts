import type { Socket } from 'node:net';
import type pg from 'pg';

/** Members that the types of `pg` omit. */
interface Waiting {
  readonly connection: { readonly stream: Socket };
  /** False while a query is running. */
  readonly readyForQuery: boolean;
}

/**
 * Destroys a connection when the server sends nothing for `milliseconds` while a query is running; pending queries
 * fail. TCP alone takes about 15 minutes to detect a vanished host.
 */
export function setResponseTimeout(client: pg.ClientBase, milliseconds: number, onTimeout: () => void): void {
  const waiting = client as unknown as Waiting;
  const { stream } = waiting.connection;
  stream.setTimeout(milliseconds, () => {
    if (waiting.readyForQuery) return;
    onTimeout();
    stream.destroy();
  });
}

/** Closes a connection whose server does not respond; pending queries fail. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

/** Runs work on a connection, which is destroyed after `milliseconds` without a result; pending queries fail. */
export async function withDeadline<T>(client: pg.ClientBase, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => destroyConnection(client), milliseconds);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Ends a connection, which is destroyed if the server does not respond within `milliseconds`. */
export async function endConnection(client: pg.Client, milliseconds: number): Promise<void> {
  await withDeadline(client, milliseconds, () => client.end()).catch(() => undefined);
}
