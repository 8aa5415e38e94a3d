import type { INestApplicationContext } from '@nestjs/common';
import { IdField, OneOf } from '@partner/http';
import type { Actor, Id } from '@partner/kernel';
import type { ContextHandlers } from './context-handlers.js';
import { type Action, actionHandler, emitting, eventsOf } from './handler.js';

/** Deletes a record of one kind. */
type Deletion = (application: INestApplicationContext, actor: Actor, id: Id) => Promise<unknown>;

/** Returns the deletions of a context by kind. */
export const deletions = ({ statuses = {}, deletes = {} }: ContextHandlers): Readonly<Record<string, Deletion>> =>
  Object.fromEntries<Deletion>([
    ...Object.entries(statuses).map(([kind, port]): [string, Deletion] => [
      kind,
      (application, actor, id) => application.get(port).delete(actor, { id }),
    ]),
    ...Object.entries(deletes).map(([kind, useCase]): [string, Deletion] => [
      kind,
      (application, actor, id) => application.get(useCase).execute(actor, { id }),
    ]),
  ]);

/** Creates the `delete` action (R13). @param kinds deletions by kind. */
export function deleteAction(kinds: Readonly<Record<string, Deletion>>): Action {
  class DeleteLine {
    @OneOf(Object.keys(kinds), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
  }
  return emitting(
    eventsOf(Object.keys(kinds), 'deleted'),
    actionHandler({
      line: DeleteLine,
      async execute(application, actor, { kind, id }) {
        await kinds[kind]!(application, actor, id);
        return id;
      },
    }),
  );
}
