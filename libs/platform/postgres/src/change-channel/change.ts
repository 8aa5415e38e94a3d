/**
 * Change that other processes must learn of immediately: `type` selects the listeners, which interpret the fields that
 * changes of the type have besides.
 */
export interface Change {
  readonly type: string;
}

/** Keeps the caches of a process consistent with the changes of all processes. Must not throw. */
export interface ChangeListener<C extends Change = Change> {
  /** Invalidates what `change` made outdated. Also called in the publishing process, before the change is sent. */
  changed(change: C): void | Promise<void>;
  /** Clears the cache, because changes may have been missed. */
  missed(): void | Promise<void>;
}

/** Message on the channel: a change, or a barrier that asks listeners to acknowledge everything before it. */
export type Notice = { readonly origin: string; readonly change: Change } | { readonly barrier: string };

/** `LISTEN`/`NOTIFY` channel shared by all processes. */
export const changesChannel = 'partner_changes';

/** Channel on which listeners acknowledge a barrier. */
export const acknowledgementChannel = (barrier: string): string => `partner_seen_${barrier}`;

/** PostgreSQL accepts payloads of less than 8000 bytes. */
const maxPayloadBytes = 7_999;

/** Encodes a notice as a payload. @throws Error if it exceeds the payload limit. */
export function encodePayload(notice: Notice): string {
  const text = JSON.stringify(notice);
  if (Buffer.byteLength(text) > maxPayloadBytes) throw new Error('the change is too long for the channel');
  return text;
}
