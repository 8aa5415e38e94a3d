import { IdField, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { StatusPort } from './context-handlers.js';
import { type Action, actionHandler, emitting, eventsOf } from './handler.js';

/**
 * Creates the `status` action, which sets any status: the portal is not limited to the statuses that partners may
 * request (§3).
 * @param kinds status changes by kind.
 */
export function statusAction(kinds: Readonly<Record<string, StatusPort>>): Action {
  class StatusLine {
    @OneOf(Object.keys(kinds), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
    @Text({ required: true, max: 100 }) status!: string;
    @Text() actionDescription?: string;
  }
  return emitting(
    { ...eventsOf(Object.keys(kinds), 'status_changed'), 'order.cancelled': 'when an order becomes Cancelled' },
    actionHandler({
      line: StatusLine,
      async execute(application, actor, { kind, id, status, actionDescription: note }) {
        await application.get(kinds[kind]!).set(actor, { id, status, note });
        return id;
      },
    }),
  );
}
