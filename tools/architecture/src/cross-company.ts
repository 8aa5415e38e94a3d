/**
 * Every use of cross-company access, with its reason (A7): files that name CrossCompanyDatabase or
 * CrossCompanyUnitOfWork, or give a process access to all companies. No other file may.
 */
export const crossCompanyUses: Readonly<Record<string, string>> = {
  'apps/operator/src/cli/admitted-keys.ts': "checks that the key is the deployment's (R87)",
  'apps/operator/src/cli/check-schema.ts': 'reads the applied migrations with the connection of later commands',
  'apps/operator/src/transfer/export-company.ts': 'reads a company in one snapshot on a connection of its own',
  'apps/operator/src/transfer/import-company.ts': 'imports a company on a connection of its own',
  'apps/operator/src/move/cells.ts': 'a move reads and writes the databases of several deployments',
  'apps/operator/src/operator.module.ts': 'an operator manages and reports on every company',
  'apps/worker/src/maintenance/partition-metrics.ts': 'partitions hold the rows of all companies',
  'libs/access/src/access.module.ts': 'wires the look-up of credentials',
  'libs/access/src/persistence/batched-credential-uses.ts': 'a batch contains credentials of many companies',
  'libs/access/src/persistence/database-credential-directory.ts': 'the company is only known from the credential (A1)',
  'libs/companies/src/company-deletion.module.ts': 'wires the deletion of companies',
  'libs/companies/src/persistence/database-company-deletions.ts':
    'finds companies that are to be deleted, also when their own row is gone',
  'libs/companies/src/companies.module.ts': 'wires the look-ups of people and invitations',
  'libs/companies/src/persistence/database-portal-managers.ts':
    'a person requests a link, and follows an invitation, without naming a company (R36, R90)',
  'libs/configurator/src/configurator-maintenance.module.ts': 'wires the sweep of sessions',
  'libs/configurator/src/configurator.module.ts': 'wires the links of sessions',
  'libs/configurator/src/persistence/database-launches.ts': 'the company is only known from the link (R54)',
  'libs/documents/src/document-maintenance.module.ts': 'wires the sweep of documents',
  'libs/documents/src/persistence/database-due-documents.ts':
    'the sweep finds companies that have files and links to remove (R71)',
  'libs/events/src/delivery.module.ts': 'wires the claims and outcomes of deliveries',
  'libs/events/src/event-maintenance.module.ts': 'wires the sweeps of events and deliveries',
  'libs/events/src/events.module.ts': 'binds the statistics of deliveries for the metrics of API servers',
  'libs/events/src/persistence/delivery/database-delivery-maintenance.ts': 'the reconciliation sweep of deliveries',
  'libs/events/src/persistence/delivery/database-delivery-statistics.ts': 'readiness and metrics of all deliveries',
  'libs/events/src/persistence/delivery/database-due-deliveries.ts': 'a worker claims deliveries of all companies (E6)',
  'libs/events/src/persistence/delivery/pending-subscriptions.ts': 'endpoints of all companies with pending deliveries',
  'libs/events/src/persistence/webhooks/database-subscription-health.ts': 'a batch contains outcomes of many companies',
  'libs/events/src/sweeps/event-retention.sweep.ts': 'partitions hold the events of all companies (R5)',
  'libs/inventory/src/migrations/0007-inventory.ts':
    'operators find the units of a company by their siding, as by a searched text (§4.2)',
  'libs/notifications/src/notifications.module.ts': 'wires the sweep of alerts',
  'libs/notifications/src/persistence/database-alerts.ts': 'the sweep looks for companies with conditions to tell',
  'libs/partners/src/migrations/0012-partners.ts': 'operators see the other party of an agreement (R38)',
  'libs/payments/src/payment-jobs.module.ts': 'wires the sweep of payments',
  'libs/payments/src/payment-processor.module.ts': 'wires the look-ups of payment processors',
  'libs/payments/src/persistence/database-processor-connections.ts': 'a notice names only its connection (R46)',
  'libs/payments/src/persistence/database-processor-events.ts': 'metrics of the notices of all companies (R46)',
  'libs/payments/src/persistence/database-unsettled-payments.ts':
    'the sweep finds companies that have unsettled payments (R46)',
  'libs/platform/http/src/idempotency/idempotency-keys.sweep.ts': 'removes the expired keys of all companies (I3)',
  'libs/platform/http/src/pipeline/process-checks.ts':
    'readiness checks that the database responds, and must not wait behind requests',
  'libs/platform/http/src/pipeline/serve-process.ts': 'the start log contains the server version',
  'libs/platform/unit-of-work/src/secret-keys/secret-key-register.ts': "the key is the deployment's (R87)",
  'libs/platform/unit-of-work/src/secret-keys/secret-rotation.ts':
    'the secrets of all companies are encrypted again (R87)',
  'libs/platform/postgres/src/worker-session/worker-session.ts': 'a worker works for all companies (E10)',
  'libs/platform/unit-of-work/src/journal.entity.ts': 'declares a policy that restricts the role',
  'libs/platform/unit-of-work/src/declared-table.ts': 'declares the policy of the role',
  'libs/platform/unit-of-work/src/outbox-jobs.ts': 'a worker claims jobs of all companies (E5)',
  'libs/platform/postgres/src/servers/roles.ts': 'names the role',
  'libs/platform/postgres/src/database.providers.ts': 'creates the connections of both roles',
  'libs/platform/unit-of-work/src/unit-of-work.providers.ts': 'wires the units of both roles',
  'libs/platform/schema/src/partitions/expire.ts': 'partitions hold the rows of all companies (R5)',
  'libs/platform/schema/src/persistence.module.ts': 'closes the connections of both roles',
  'libs/platform/queue/src/sweeps/sweeps.module.ts': 'partitions hold the rows of all companies',
  'libs/request-log/src/persistence/database-request-store.ts': 'a batch contains requests of many companies (R100)',
  'libs/request-log/src/request-log-maintenance.module.ts': 'wires the sweep of requests',
  'libs/request-log/src/request-recorder.module.ts': 'wires the writing of requests',
  'libs/sales/src/persistence/database-expired-quotes.ts': 'the sweep finds companies with expired quotes (R27)',
  'libs/sales/src/sales.module.ts': 'wires the sweep of expired quotes',
  'libs/sign-in/src/persistence/database-sessions.ts': 'the company is only known from the session (R91)',
  'libs/sign-in/src/persistence/database-sign-in-links.ts': 'the company is only known from the link (R90)',
  'libs/sign-in/src/sign-in-links.module.ts': 'wires the sign-in links and the look-up of sessions',
  'libs/sign-in/src/sign-in-maintenance.module.ts': 'wires the sweep of links and sessions',
  'libs/site-events/src/site-event-maintenance.module.ts': 'wires the sweep of site events',
  'libs/site-events/src/sweeps/site-event-retention.sweep.ts': 'partitions hold the site events of all companies (R53)',
};

/** Functions with the rights of the tables' owner (`security definer`), by name or by the end of the name. */
export const ownersFunctions: Readonly<Record<string, string>> = {
  create_partition: 'a worker creates partitions ahead of time (E1), and owns no table',
  mask_audit_entries: 'an erasure masks fields of the audit trail, which no login may change (R110)',
  drop_partition: 'a worker drops partitions that have expired (R5), and owns no table',
  agreement_parties_of_agreement: 'writes a row for the other party of an agreement (R38)',
  agreement_counterparty: 'gives a party the name and type of the other party (R38)',
  _matching: 'searches text of the current company by an index that a policy blocks for `like` (W7)',
  lot_stock_siding_of: 'searches units of the current company by an index that a policy blocks for `@>` (§4.2)',
  _referenced: 'searches references of the current company by an index that a policy blocks for `@>`',
};
