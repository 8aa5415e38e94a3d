import { IdField, OneOf } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { DeleteUseCase } from './context-handlers.js';
import { type Handler, lineOf } from './handler.js';

/** The end of a record (R13). @param useCases by kind of record. */
export function deleteRecord(useCases: Readonly<Record<string, DeleteUseCase>>): Handler {
  class DeleteLine {
    @OneOf(Object.keys(useCases), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
  }
  return {
    async execute(application, actor, fields) {
      const { kind, id } = lineOf(DeleteLine, fields);
      await application.get(useCases[kind]!).execute(actor, { id });
      return id;
    },
  };
}
