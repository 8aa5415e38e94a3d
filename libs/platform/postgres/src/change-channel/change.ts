/** Something other processes must know at once: `type` says what it concerns, the rest is for its listeners. */
export interface Change {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Keeps what a process has cached in step with the changes that all processes make. Must not throw. */
export interface ChangeListener<C extends Change = Change> {
  /** Forgets what `change` made wrong. Called in the process that made it, too, before it goes out. */
  changed(change: C): void | Promise<void>;
  /** Forgets everything: changes may have been missed. */
  missed(): void | Promise<void>;
}

/** What travels on the channel: a change, or the request to say that everything before it was dealt with. */
export type Notice = { readonly origin: string; readonly change: Change } | { readonly barrier: string };

/** The channel of `LISTEN` and `NOTIFY` that every process shares. */
export const changesChannel = 'partner_changes';

/** Where the listeners answer one barrier. */
export const acknowledgementChannel = (barrier: string): string => `partner_seen_${barrier}`;

/** PostgreSQL takes payloads of less than 8000 bytes. */
const maxPayloadBytes = 7_999;

/** @throws Error for a change too long to travel. */
export function encoded(notice: Notice): string {
  const text = JSON.stringify(notice);
  if (Buffer.byteLength(text) > maxPayloadBytes) throw new Error('a change is too long for its channel');
  return text;
}
