import { type CompanyId, newId } from '@partner/kernel';
import { companyData, discoverContexts, type Session } from '@partner/schema';
import { companyRows } from './company-rows.js';

const byType: Readonly<Record<string, (column: string) => string>> = {
  'character(24)': () => `'${newId()}'`,
  'character(64)': () => `'${newId().repeat(3).slice(0, 64)}'`,
  text: (column) => `'${column} ${newId()}'`,
  'text[]': () => `'{}'`,
  boolean: () => 'false',
  json: () => `'{}'`,
  jsonb: () => `'{}'`,
  bytea: () => `'\\x${newId()}'`,
  uuid: () => 'gen_random_uuid()',
  'timestamp(3) with time zone': () => 'now()',
  'timestamp with time zone': () => 'now()',
  date: () => 'current_date',
};

/** Values that checks or other rows require. */
const required: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  boms: { product_id: '' },
  company_places: { state: `'here'` },
  crm_connections: { provider: `'hubspot'` },
  webhook_deliveries: { state: `'pending'` },
};

/** Inserts a row into each table that has none of the company, so that tests of all tables miss nothing. */
export async function fillEmptyTables(client: Session, company: CompanyId): Promise<void> {
  const data = await companyData.dataOfCompanies(client, await discoverContexts());
  const own = `company_id = '${company}'`;
  const filled = await companyRows(client, data, company);
  for (const table of data.tables.filter(({ name }) => !(name in filled))) {
    const columns = table.columns.filter(
      ({ name, nullable }) => !nullable || table.staying.includes(name) || name in (required[table.name] ?? {}),
    );
    const values = columns.map(({ name, type }) => {
      if (name === 'company_id') return `'${company}'`;
      const key = table.foreignKeys.find((one) => one.columns.includes(name));
      if (key) return `(select id from ${key.table} where ${key.table === 'accounts' ? 'true' : own} limit 1)`;
      return required[table.name]?.[name] ?? byType[type]?.(name) ?? '1';
    });
    await client.query(
      `insert into ${table.name} (${columns.map(({ name }) => `"${name}"`).join(', ')}) values (${values.join(', ')})`,
    );
  }
}
