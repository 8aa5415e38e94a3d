import { IdField, OneOf, Text } from '@partner/http';
import type { Id } from '@partner/kernel';
import type { StatusUseCase } from './context-handlers.js';
import { type Handler, lineOf } from './handler.js';

/**
 * A move to any status: the portal is not bound by what partners may ask for (§3). @param useCases by kind of record.
 */
export function moveStatus(useCases: Readonly<Record<string, StatusUseCase>>): Handler {
  class StatusLine {
    @OneOf(Object.keys(useCases), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
    @Text({ required: true, max: 100 }) status!: string;
    @Text() actionDescription?: string;
  }
  return {
    async execute(application, actor, fields) {
      const { kind, id, status, actionDescription: note } = lineOf(StatusLine, fields);
      await application.get(useCases[kind]!).execute(actor, { id, status, note });
      return id;
    },
  };
}
