import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { soldByStatuses } from '@partner/companies';
import { orderTransitions } from '@partner/sales';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { conditionsOf, matchingMeanings, onStatus, type StatusCondition } from './rules/statuses.js';
import { isTest } from './source.js';
import { readStatusTables } from './status-tables.js';
import { readSources } from './workspace.js';

const tables = await readStatusTables();
const names = [...new Set(tables.flatMap(({ statuses }) => statuses))];

describe('the transition tables', () => {
  it('are found, each with the meanings of its statuses', () => {
    const known = ['leads', 'orders', 'payments', 'quotes', 'work_orders'];
    expect(tables.map(({ table }) => table)).toEqual(expect.arrayContaining(known));
    expect(tables.filter(({ meanings }) => meanings.size === 0)).toEqual([]);
  });

  it('define which statuses of an order can count as sold (§3)', () => {
    expect(orderTransitions.statusesWith('live')).toEqual(soldByStatuses);
  });
});

describe('conditions of the database that name statuses', () => {
  let home: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    home = await freshDatabase();
    client = new pg.Client(home.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await home.drop();
  });

  /** Returns a line for a condition that is neither a meaning of its table nor the opposite of one. */
  const unknown = ({
    where,
    about,
    condition,
  }: {
    where: string;
    about: string;
    condition: StatusCondition;
  }): string[] =>
    tables.some((table) => about.split(' ').includes(table.table) && matchingMeanings(table, condition).length > 0)
      ? []
      : [`${where}: status ${condition.isListed ? 'in' : 'not in'} (${condition.names.join(', ')})`];

  it('match a meaning, in every function and trigger', async () => {
    const { rows } = await client.query<{ name: string; text: string; tables: string | null }>(`
      select p.proname as name, p.prosrc || coalesce(string_agg(pg_get_triggerdef(t.oid), ' '), '') as text,
        string_agg(distinct t.tgrelid::regclass::text, ' ') as tables
      from pg_proc p left join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal
      where p.pronamespace = 'public'::regnamespace group by p.oid`);
    const found = rows.flatMap(({ name, text, tables: of }) =>
      conditionsOf(text)
        .filter((condition) => condition.names.some((one) => names.includes(one)))
        .map((condition) => {
          const about = [of ?? '', ...(text.match(/\w+/g) ?? [])].join(' ');
          return { where: name, about, condition };
        }),
    );
    expect(found.length).toBeGreaterThan(3);
    expect(found.flatMap(unknown)).toEqual([]);
  });
});

describe('production code', () => {
  /** Files that may contain status names, with the reason. */
  const justified: Readonly<Record<string, string>> = {
    'apps/api/src/postman/run-steps.ts': 'text about the expected result of a step',
    'libs/companies/src/domain/company/company.ts': 'sales imports companies; the test above compares the list',
    'libs/customers/src/persistence/customer.queries.ts': 'customers have no status; only their counters use the word',
    'libs/payments/src/stripe/stripe-payments.ts': 'these are names of Stripe',
  };
  const production = readSources().filter(
    (source) =>
      /^(libs|apps)\//.test(source.path) &&
      !isTest(source) &&
      !/\/(testing|migrations)\/|\.(fixture|transitions)\.ts$/.test(source.path),
  );
  const quoted = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
  /** Returns matches in production code that quote only statuses. */
  const spelled = (pattern: RegExp, isExempt: (path: string) => boolean = () => false): string[] =>
    production
      .filter(({ path }) => !(path in justified) && !isExempt(path))
      .flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([found]) => ({ path, found })))
      .filter(({ found }) => quoted(found).length > 0 && quoted(found).every((one) => names.includes(one)))
      .map(({ path, found }) => `${path}: ${found}`);

  it('selects statuses in SQL by their meaning', () => {
    expect(spelled(onStatus)).toEqual([]);
  });

  it('lists statuses only in transition tables', () => {
    expect(spelled(/\[\s*'[^'\]]+'(,\s*'[^'\]]+')+,?\s*\]/g)).toEqual([]);
  });

  it('compares a status by name only in its domain', () => {
    expect(spelled(/status\)?\s*[!=]==\s*'[^']+'/gi, (path) => path.includes('/domain/'))).toEqual([]);
  });

  it('still contains the listed exceptions', () => {
    expect(Object.keys(justified).filter((path) => !production.some((one) => one.path === path))).toEqual([]);
  });
});
