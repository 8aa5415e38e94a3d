import type { INestApplicationContext } from '@nestjs/common';
import { IdField, OneOf, Text } from '@partner/http';
import type { Actor, Id } from '@partner/kernel';
import { budgetsHandlers } from './budgets.handlers.js';
import { catalogHandlers } from './catalog.handlers.js';
import { companiesHandlers } from './companies.handlers.js';
import { contractsHandlers } from './contracts.handlers.js';
import { customersHandlers } from './customers.handlers.js';
import { documentsHandlers } from './documents.handlers.js';
import {
  type Actions,
  type Handlers,
  type Action,
  action,
  eventsOf,
  type ContextHandlers,
  type StatusPort,
} from './handler.js';
import { locationsHandlers } from './locations.handlers.js';
import { notificationsHandlers } from './notifications.handlers.js';
import { partnersHandlers } from './partners.handlers.js';
import { paymentsHandlers } from './payments.handlers.js';
import { salesHandlers } from './sales.handlers.js';
import { siteEventsHandlers } from './site-events.handlers.js';
import { workOrdersHandlers } from './work-orders.handlers.js';

/**
 * Creates the `status` action, which sets any status: the portal is not limited to the statuses that partners may
 * request (§3).
 * @param kinds status changes by kind.
 */
function statusAction(kinds: Readonly<Record<string, StatusPort>>): Action {
  class StatusLine {
    @OneOf(Object.keys(kinds), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
    @Text({ required: true, max: 100 }) status!: string;
    @Text({ clearable: true }) actionDescription?: string | null;
  }
  return action(
    { ...eventsOf(Object.keys(kinds), 'status_changed'), 'order.cancelled': 'when an order becomes Cancelled' },
    StatusLine,
    async (application, actor, { kind, id, status, actionDescription }) => {
      // Null counts as not given (W18).
      await application.get(kinds[kind]!).set(actor, { id, status, note: actionDescription ?? undefined });
      return id;
    },
  );
}

type Deletion = (application: INestApplicationContext, actor: Actor, id: Id) => Promise<unknown>;

/** Returns the deletions of a context by kind. */
const deletions = ({ statuses = {}, deletes = {} }: ContextHandlers): Readonly<Record<string, Deletion>> =>
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
function deleteAction(kinds: Readonly<Record<string, Deletion>>): Action {
  class DeleteLine {
    @OneOf(Object.keys(kinds), { required: true }) kind!: string;
    @IdField({ required: true }) id!: Id;
  }
  return action(eventsOf(Object.keys(kinds), 'deleted'), DeleteLine, async (application, actor, { kind, id }) => {
    await kinds[kind]!(application, actor, id);
    return id;
  });
}

/** Handlers of every context; tools/architecture rejects a `*.handlers.ts` that is missing here. */
const contexts: readonly ContextHandlers[] = [
  companiesHandlers,
  locationsHandlers,
  budgetsHandlers,
  catalogHandlers,
  notificationsHandlers,
  salesHandlers,
  contractsHandlers,
  paymentsHandlers,
  documentsHandlers,
  workOrdersHandlers,
  customersHandlers,
  partnersHandlers,
  siteEventsHandlers,
];

/** Merges one table of all contexts. @throws Error when two contexts use the same name. */
function mergeTables<Entry>(part: (context: ContextHandlers) => Readonly<Record<string, Entry>> | undefined) {
  const entries = contexts.flatMap((context) => Object.entries(part(context) ?? {}));
  const table = Object.fromEntries(entries);
  if (Object.keys(table).length < entries.length) throw new Error('two contexts handle lines with the same name');
  return table;
}

/** Handlers of `{"put": …}`, under the names of the operator's contract. */
export const puts: Handlers = mergeTables(({ puts }) => puts);

/** Handlers of `{"do": …}`. */
export const actions: Actions = {
  status: statusAction(mergeTables(({ statuses }) => statuses)),
  delete: deleteAction(mergeTables(deletions)),
  ...mergeTables(({ actions }) => actions),
};
