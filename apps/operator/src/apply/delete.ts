import { IdField, OneOf } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { DeleteUseCase } from './context-handlers.js';
import { type Action, doing, emitting, eventsOf } from './handler.js';

/** The end of a record (R13). @param useCases by kind of record. */
export function deleteRecord(useCases: Readonly<Record<string, DeleteUseCase>>): Action {
  class DeleteLine {
    @OneOf(Object.keys(useCases), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
  }
  return emitting(
    eventsOf(Object.keys(useCases), 'deleted'),
    doing({
      line: DeleteLine,
      async execute(application, actor, { kind, id }) {
        await application.get(useCases[kind]!).execute(actor, { id });
        return id;
      },
    }),
  );
}
