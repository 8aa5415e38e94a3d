import { budgetsHandlers } from './budgets.handlers.js';
import { catalogHandlers } from './catalog.handlers.js';
import { companiesHandlers } from './companies.handlers.js';
import type { ContextHandlers } from './context-handlers.js';
import { contractsHandlers } from './contracts.handlers.js';
import { customersHandlers } from './customers.handlers.js';
import { deleteAction, deletions } from './delete.js';
import { documentsHandlers } from './documents.handlers.js';
import type { Actions, Handlers } from './handler.js';
import { locationsHandlers } from './locations.handlers.js';
import { notificationsHandlers } from './notifications.handlers.js';
import { partnersHandlers } from './partners.handlers.js';
import { paymentsHandlers } from './payments.handlers.js';
import { salesHandlers } from './sales.handlers.js';
import { siteEventsHandlers } from './site-events.handlers.js';
import { statusAction } from './status.js';
import { workOrdersHandlers } from './work-orders.handlers.js';

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
