import { IdField, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { StatusUseCase } from './context-handlers.js';
import { type Action, doing, emitting, eventsOf } from './handler.js';

/**
 * A move to any status: the portal is not bound by what partners may ask for (§3). @param useCases by kind of record.
 */
export function moveStatus(useCases: Readonly<Record<string, StatusUseCase>>): Action {
  class StatusLine {
    @OneOf(Object.keys(useCases), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
    @Text({ required: true, max: 100 }) status!: string;
    @Text() actionDescription?: string;
  }
  return emitting(
    { ...eventsOf(Object.keys(useCases), 'status_changed'), 'order.cancelled': 'when an order becomes Cancelled' },
    doing({
      line: StatusLine,
      async execute(application, actor, { kind, id, status, actionDescription: note }) {
        await application.get(useCases[kind]!).execute(actor, { id, status, note });
        return id;
      },
    }),
  );
}
