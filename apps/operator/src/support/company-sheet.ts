import type { INestApplicationContext } from '@nestjs/common';
import { CredentialList, CredentialUses } from '@partner/access';
import type { CompanySummary } from '@partner/companies';
import type { CompanyId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { Contexts } from '@partner/schema';
import sql, { join, raw } from 'sql-template-tag';
import { credentialLine } from '../commands/credential.js';

/**
 * Returns a company with its state, its live credentials by last use with their positions in the feed, the rows of
 * each table that has any, and the bytes of its documents. Reads every row of the company once.
 */
export async function companySheet(application: INestApplicationContext, company: CompanySummary): Promise<object> {
  const database = application.get(Database);
  const used = await application.get(CredentialUses).of(company.id);
  const live = (await application.get(CredentialList).of(company.id)).filter(({ revokedAt }) => !revokedAt);
  const lastUse = (id: string): number => used.get(id as never)?.lastUsedAt.getTime() ?? 0;
  return {
    ...company,
    rows: await rowsOf(database, application.get(Contexts), company.id),
    documentBytes: await documentBytes(database, company.id),
    credentials: live
      .sort((one, other) => lastUse(other.id) - lastUse(one.id))
      .map((state) => ({ ...credentialLine(state), ...used.get(state.id) })),
  };
}

async function rowsOf(database: Database, { all }: Contexts, company: CompanyId): Promise<Record<string, number>> {
  const declared = all.flatMap(({ tables = {} }) => Object.keys(tables));
  const tables = await database.query<{ name: string }>(sql`select table_name::text as name
    from information_schema.columns where column_name = 'company_id' and table_name = any(${declared})`);
  const counts = tables.map(
    ({ name }) => sql`select ${name}::text as name, count(*)::float8 as rows from ${raw(`"${name}"`)}
      where company_id = ${company}`,
  );
  const found = await database.query<{ name: string; rows: number }>(
    sql`select * from (${join(counts, ' union all ')}) t where t.rows > 0 order by t.name`,
  );
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
}

async function documentBytes(database: Database, company: CompanyId): Promise<number> {
  const [row] = await database.query<{ bytes: number }>(
    sql`select coalesce(sum(size_bytes), 0)::float8 as bytes from documents where company_id = ${company}`,
  );
  return row!.bytes;
}
