import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allScopes } from '@partner/access';
import type { Id } from '@partner/kernel';
import sql, { raw } from 'sql-template-tag';
import { DemoCompany } from './support/demo-company.js';
import type { Operation } from './support/openapi-document.js';
import type { Answer } from './support/test-api.js';

/** Tables that the operations of each scope write, beside the journal. The test fails for a scope missing here. */
const writes: Readonly<Record<string, readonly string[]>> = {
  'lot-stock.read': [],
  'leads.read': [],
  'leads.write': ['customers', 'leads'],
  'quotes.read': [],
  'quotes.write': ['quotes', 'sales_lines', 'work_orders'],
  'orders.read': [],
  'orders.write': ['orders', 'quotes', 'sales_ledger_movements', 'sales_lines', 'work_orders'],
  'work-orders.read': [],
  'work-orders.write': ['work_orders'],
  'locations.read': [],
  'locations.write': ['locations'],
  'location-budgets.read': [],
  'location-budgets.write': ['location_budgets'],
  'customers.read': [],
  'customers.write': ['customers', 'leads', 'orders', 'payments', 'quotes'],
  'customers.erase': ['customers', 'erased_records', 'erasures'],
  'products.read': [],
  'products.write': ['products', 'sizes'],
  'domains.read': [],
  'agreements.read': [],
  'company.read': [],
  'users.read': [],
  'users.write': ['accounts', 'invitation_counts', 'invitations', 'user_locations', 'users'],
  'contracts.read': [],
  'payments.read': [],
  'payments.write': ['orders', 'payments'],
  'sales-ledger.read': [],
  'revenue-forecast.read': [],
  'documents.read': [],
  'events.read': [],
  'site-events.read': [],
  'site-events.write': ['site_events'],
  'configurator-sessions.write': ['configurator_sessions'],
};

/** Tables with permissions, which no credential may write. */
const rights = [
  ...['credentials', 'roles', 'portal_sessions', 'sign_in_links', 'webhook_subscriptions', 'companies'],
  ...['agreements', 'agreement_parties', 'domains'],
];

/** Tables that any write may add to: audit, history and totals of records, and mail. */
const journal = new Set([
  ...['audit_entries', 'events', 'company_counters', 'outbox_jobs', 'status_history'],
  ...['deprecated_uses', 'request_bodies', 'request_counts', 'request_log', 'credential_uses', 'idempotency_keys'],
]);

describe('effective rights of scopes (A8)', () => {
  let demo: DemoCompany;
  let tables: readonly string[];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    const found = await demo.api.database.query<{ name: string }>(sql`select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`);
    tables = found.map(({ name }) => name).filter((name) => !journal.has(name));
  });
  afterAll(() => demo.stop());

  /** Returns a hash of the content of each table. */
  async function contents(): Promise<ReadonlyMap<string, string>> {
    const hashOf = async (name: string): Promise<[string, string]> => {
      const [found] = await demo.api.database.query<{ hash: string }>(
        sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as hash from ${raw(`"${name}"`)} t`,
      );
      const row = found!;
      return [name, row.hash];
    };
    return new Map(await Promise.all(tables.map(hashOf)));
  }

  const privilegedUsers = (): Promise<{ id: Id }[]> =>
    demo.api.database.query<{ id: Id }>(sql`select u.id, u.email, u.account_id, u.role_id, u.active, a.login_at
      from users u join accounts a on a.id = u.account_id
      left join roles r on r.company_id = u.company_id and r.id = u.role_id
      where u.is_owner or 'partner-api.manage' = any(r.permissions)
        or (r.is_system and r.key in ('owner', 'administrator')) order by u.id`);

  /** Sends an operation with its example. */
  function send(path: string, method: string, operation: Operation, key: string): Promise<Answer> {
    const address = (operation.parameters ?? []).reduce(
      (template, { name, schema }) => template.replace(`{${name}}`, String(schema?.example)),
      path,
    );
    const body = operation.requestBody?.content?.['application/json']?.example;
    return demo.api.call(method.toUpperCase(), address, body, { key });
  }

  it('are listed for every scope, without permission tables', () => {
    expect(Object.keys(writes).map((name) => `partner-api.${name}`)).toEqual(allScopes);
    expect(rights.filter((name) => !tables.includes(name))).toEqual([]);
    expect(Object.values(writes).flatMap((names) => names.filter((name) => rights.includes(name)))).toEqual([]);
  });

  it.each(allScopes)('are limited to the listed tables for %s', async (scope) => {
    const key = await demo.company.newKey(scope);
    const [before, privileged] = [await contents(), await privilegedUsers()];
    for (const [path, operations] of Object.entries(demo.document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const needed = (operation.security ?? []).flatMap((one) => Object.values(one).flat());
        if (method !== 'get' && needed.includes(scope)) await send(path, method, operation, key);
      }
    }
    const after = await contents();
    const written = tables.filter((name) => before.get(name) !== after.get(name));
    expect(written.sort()).toEqual(writes[scope.replace('partner-api.', '')]);
    expect(await privilegedUsers()).toEqual(privileged);
  });

  it('do not grow with any role that a credential may assign', async () => {
    const key = await demo.company.newKey('users.read,users.write');
    const privileged = await privilegedUsers();
    const isPrivileged = (id: unknown): boolean => privileged.some((user) => user.id === id);
    const { data: roles } = (await demo.company.get<{ data: { id: Id }[] }>('roles')).body;
    const { data: users } = (await demo.company.get<{ data: { id: Id }[] }>('users?limit=100')).body;
    const usual = { firstName: 'Eve', lastName: 'Hill', email: 'eve@example.com' };
    for (const { id: roleId } of roles) {
      const { status } = await demo.company.post('users', { ...usual, roleId }, { key });
      // The first role without the permission creates the user, and the others find the user.
      expect([201, 403, 409]).toContain(status);
      for (const { id } of users) await demo.company.patch(`users/${id}`, { roleId }, { key });
    }
    for (const { id } of users.filter((user) => isPrivileged(user.id))) {
      for (const change of [{ email: 'mallory@example.com' }, { active: false }])
        expect([400, 403]).toContain((await demo.company.patch(`users/${id}`, change, { key })).status);
    }
    expect(privileged.length).toBeGreaterThan(0);
    expect(await privilegedUsers()).toEqual(privileged);
  });
});
