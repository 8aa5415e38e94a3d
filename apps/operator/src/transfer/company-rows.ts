import type { CompanyId } from '@partner/kernel';
import type { companyData, Session } from '@partner/schema';

/** All tables with rows of companies, and tables of the deployment to which they refer. */
export type DataOfCompanies = Awaited<ReturnType<typeof companyData.dataOfCompanies>>;
export type CompanyTable = DataOfCompanies['tables'][number];
export type SharedTable = DataOfCompanies['shared'][number];

/** Returns the number of rows of a company in each table that has any. */
export async function companyRows(
  client: Session,
  { tables }: DataOfCompanies,
  company: CompanyId,
): Promise<Record<string, number>> {
  const counts = tables.map(({ name, owners }) => {
    const isOwn = owners.map((column) => `"${column}" = $1`).join(' or ');
    return `select '${name}' as name, count(*)::float8 as rows from "${name}" where ${isOwn}`;
  });
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select * from (${counts.join(' union all ')}) t where t.rows > 0 order by t.name`,
    [company],
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}
