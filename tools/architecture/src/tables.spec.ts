import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase } from '@partner/testing';
import type { TestDatabase } from '@partner/testing';
import { exceptionsAreUsed, tablesBelongToACompany } from './rules/tables.js';
import type { Exceptions, Table } from './rules/tables.js';
import { readIdColumns, readTables } from './tables.js';

/** Tables and indexes that belong to no company, each with the reason. */
const exceptions: Exceptions = {
  tables: {
    accounts: 'a person is one account of the deployment, whatever companies they belong to (R34)',
    companies: 'its own id is the tenant',
    company_deletions: 'a certificate outlives its company',
    deployment: 'the id of the database (A13)',
    migrations: 'lists the applied migrations',
    recovery_codes: 'of a person, in whatever company they sign in (R34)',
    sandboxes: 'counts the sandboxes of the deployment, and outlives none of them',
    second_factor_attempts: 'of a person, in whatever company they sign in (R34)',
    second_factors: 'of a person, in whatever company they sign in (R34)',
    secret_keys: 'the secrets of all companies are encrypted under the key of the deployment (R87)',
    workers: 'every worker works for all companies (E10)',
  },
  indexes: {
    configurator_sessions_by_id: 'the return URL names only the session (R54)',
    configurator_sessions_by_token: 'the company is only known from the token of a launch link (R54)',
    credentials_by_id: 'the company is only known from the credential (A1)',
    domains_host: 'a host name belongs to one company of the deployment (R40)',
    invitations_by_token: 'the company is only known from the token of an invitation (R36)',
    outbox_jobs_by_id: 'the queue knows only the id of a job (E5)',
    outbox_jobs_due: 'jobs of all companies are added to the queue (E5)',
    payment_processors_by_id: 'a notice names only the connection (R46)',
    portal_sessions_by_token: 'the company is only known from the token of a session (R91)',
    sign_in_links_by_token: 'the company is only known from the token of a link (R90)',
    users_of_account: 'a person who requests a link names no company (R90)',
    webhook_subscriptions_by_id: 'operators name a subscription without its company',
  },
};

const own = 'a value of its own';
const fixed = 'neither link of the row ever changes';
const event = 'set again before each event of the record, which is all that reads it';
const unit = 'copied when the unit is linked; a document keeps what it was made for (R11)';

/** Links, names and numbers of a table that a linked record has, too, each with what keeps them right (R26). */
const copies: Readonly<Record<string, string>> = {
  'agreement_parties.company_id of agreements': own,
  'boms.product_id of sizes': fixed,
  'configurator_sessions.customer_id of quotes': 'read only without a quote',
  'configurator_sessions.location_id of quotes': own,
  'configurator_sessions.location_id of work_orders': own,
  'configurator_sessions.quote_id of work_orders': own,
  'configurator_sessions.work_order_id of quotes': own,
  'contracts.location_id of orders': event,
  'customers.contact_name of customers': own,
  'customers.name of customers': own,
  'documents.location_id of orders': event,
  'documents.location_id of quotes': event,
  'documents.location_id of work_orders': own,
  'documents.name of locations': own,
  'documents.order_id of work_orders': own,
  'documents.quote_id of work_orders': own,
  'documents.work_order_id of orders': own,
  'documents.work_order_id of quotes': own,
  'invitations.account_id of users': 'moving the email of the user voids the invitation (R36)',
  'orders.location_id of work_orders': own,
  'orders.number of work_orders': own,
  'orders.product_id of sizes': fixed,
  'orders.product_id of work_orders': unit,
  'orders.serial_number of work_orders': unit,
  'orders.size_id of work_orders': unit,
  'payments.customer_id of orders': 'the trigger payments_follow_order',
  'payments.location_id of orders': 'the trigger payments_follow_order',
  'payments.order_id of payment_links': fixed,
  'portal_sessions.account_id of users': 'the trigger end_sign_ins ends the session',
  'products.name of product_lines': own,
  'quotes.location_id of work_orders': own,
  'quotes.number of work_orders': own,
  'quotes.product_id of work_orders': unit,
  'quotes.serial_number of work_orders': unit,
  'sales_ledger_movements.location_id of orders': 'each change of the order updates its rows (R48)',
  'sign_in_links.account_id of users': 'the trigger end_sign_ins ends the link',
  'sizes.name of products': own,
  'work_orders.product_id of sizes': unit,
};

/** Returns the columns that a table shares with one that it links, such as `payments.customer_id of orders`. */
function copiedColumns(tables: readonly Table[]): string[] {
  return tables.flatMap(({ name, columns, foreignKeys = [] }) =>
    foreignKeys.flatMap(({ referenced, columns: link }) => {
      const linked = tables.find((table) => table.name === referenced)?.columns ?? [];
      const copied = columns.filter((column) => linked.includes(column) && !link.includes(column));
      return copied
        .filter((column) => /(?:_id|name|number)$/.test(column))
        .map((column) => `${name}.${column} of ${referenced}`);
    }),
  );
}

/** Columns that are named like ids of records, but are not, each with the reason. */
const otherIds: Readonly<Record<string, string>> = {
  'agreements.from_company_id': 'may name a company of another deployment, as given (R38)',
  'agreements.to_company_id': 'may name a company of another deployment, as given (R38)',
  'audit_entries.request_id': 'as the caller gave it (W17)',
  'deployment.id': 'a random UUID of the database (A13)',
  'domains.integration_id': 'of another system, as given',
  'events.request_id': 'as the caller gave it (W17)',
  'migrations.id': 'a number of MikroORM',
  'outbox_jobs.request_id': 'as the caller gave it (W17)',
  'payment_links.session_id': 'of the payment processor',
  'processor_events.event_id': 'of the payment processor',
  'request_log.request_id': 'as the caller gave it (W17)',
  'second_factors.credential_id': 'of a passkey',
  'site_events.config_id': 'of a website, as given (R53)',
  'site_events.product_id': 'of a website, as given (R53)',
  'site_events.quote_id': 'of a website, as given (R53)',
  'site_events.session_id': 'of a website, as given (R53)',
  'site_events.visitor_id': 'of a website, as given (R53)',
  'webhook_deliveries.worker_id': 'a number of this deployment',
  'workers.id': 'a number of this deployment',
};

describe('the migrated database', () => {
  let database: TestDatabase;
  let tables: Table[];

  beforeAll(async () => {
    database = await freshDatabase();
    tables = await readTables(database.url);
  });

  afterAll(() => database.drop());

  it('has tables', () => {
    expect(tables.length).toBeGreaterThan(5);
  });

  it('puts the company first in every key and index', () => {
    expect(tablesBelongToACompany(tables, exceptions)).toEqual([]);
  });

  it('copies from linked records only what follows them (R26)', () => {
    expect(copiedColumns(tables).sort()).toEqual(Object.keys(copies).sort());
  });

  it('accepts only ids of 24 hexadecimal characters, except in columns with a reason (A16)', async () => {
    const columns = await readIdColumns(database.url);
    expect(columns.length).toBeGreaterThan(200);
    expect(columns.filter(({ isChecked }) => !isChecked).map(({ name }) => name)).toEqual(Object.keys(otherIds));
  });

  it('needs every exception', () => {
    expect(exceptionsAreUsed(tables, exceptions)).toEqual([]);
  });
});
