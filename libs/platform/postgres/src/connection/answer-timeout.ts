import type { Socket } from 'node:net';
import type pg from 'pg';

/** What the types of `pg` leave out. */
interface Waiting {
  readonly connection: { readonly stream: Socket };
  /** False from a question until it is answered. */
  readonly readyForQuery: boolean;
}

/**
 * Gives a connection up whose server says nothing for so many milliseconds although it was asked: what waits for it
 * fails then. TCP alone takes a quarter of an hour to find that a host has vanished that was sent something.
 */
export function limitSilence(client: pg.ClientBase, milliseconds: number, givenUp: () => void): void {
  const waiting = client as unknown as Waiting;
  const { stream } = waiting.connection;
  stream.setTimeout(milliseconds, () => {
    if (waiting.readyForQuery) return;
    givenUp();
    stream.destroy();
  });
}
