import type { Field } from '../api/document';

/** Event type of the OpenAPI document, with the fields of its events and an example. */
export interface EventType {
  readonly type: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  readonly example: object;
}

/** All event types, read from the OpenAPI document when the pages are built. */
export const eventTypes = JSON.parse(import.meta.env.API_EVENT_TYPES as string) as readonly EventType[];
