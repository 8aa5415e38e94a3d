import { type CompanyId, conflict, invalid } from '@partner/kernel';
import { companyData, type Contexts } from '@partner/schema';
import sql from 'sql-template-tag';
import { checkSchema } from '../cli/check-schema.js';
import { schemaOf } from '../transfer/export-company.js';
import type { OpenCell } from './cells.js';
import { type DataOfCompanies, companyRows } from '../transfer/company-rows.js';

/** Rows per second that a move copies and compares, of about a kilobyte each. */
const rowsPerSecond = 5_000;

/** Largest number of rows that a move copies, which takes about seven minutes. A larger company leaves by a split. */
const maxRows = 2_000_000;

/**
 * Checks that a company can move. Reads only.
 * @param most number of rows up to which it can; tests lower it.
 * @returns its data and its size, with the estimated seconds of the copy, in which the company is used.
 * @throws DomainError with the first reason why it cannot.
 */
export async function checkMove(
  company: CompanyId,
  source: OpenCell,
  target: OpenCell,
  contexts: Contexts,
  most = maxRows,
) {
  const [from, to] = await Promise.all([describe(source, contexts), describe(target, contexts)]);
  if (from.schema !== to.schema || from.migrations !== to.migrations)
    throw conflict(
      'changed_meanwhile',
      `cells ${source.name} and ${target.name} have different releases: upgrade both`,
    );
  const missing = from.fingerprints.find((one) => !to.fingerprints.includes(one));
  if (missing !== undefined && to.fingerprints.length === 0)
    throw conflict(
      'changed_meanwhile',
      `cell ${target.name} has not served yet: start a server of it once, which registers its PARTNER_SECRET`,
    );
  if (missing !== undefined)
    throw invalid(`cell ${target.name} has another PARTNER_SECRET: it lacks the key with the fingerprint ${missing}`);
  const unbound = [from, to].find(({ isBound }) => !isBound);
  if (unbound) throw invalid(`cell ${unbound.name} lacks the roles of its servers: see docs/operations/secure.md`);
  const [due] = await source.query(sql`select from companies where id = ${company} and deletion_due_at is not null`);
  if (due) throw conflict('status_change_not_allowed', `company ${company} is going to be deleted: cancel that first`);
  const rows = Object.values(await rowsIn(source, company, from.data)).reduce((sum, count) => sum + count, 0);
  if (rows > most)
    throw conflict(
      'stays_where_it_is',
      `company ${company} has ${rows} rows, and a move copies ${most} at most: use "partner cells split"`,
    );
  await checkEmpty(company, target, from.data);
  await checkDomains(company, source, target);
  return { data: from.data, rows, copySeconds: Math.ceil(rows / rowsPerSecond) };
}

/** Returns the number of rows of a company in a cell, by table that travels. */
export async function rowsIn(
  { database }: OpenCell,
  company: CompanyId,
  { tables }: DataOfCompanies,
): Promise<Readonly<Record<string, number>>> {
  const travelling = { tables: tables.filter(({ travels }) => travels), shared: [] };
  return database.withSession((client) => companyRows(client, travelling, company));
}

/** @throws DomainError `conflict` if the target has rows of a company that is not arriving. */
async function checkEmpty(company: CompanyId, target: OpenCell, data: DataOfCompanies): Promise<void> {
  const place = await target.places.find(company);
  if (place?.state === 'arriving') return;
  const [first] = Object.keys(await rowsIn(target, company, data));
  if ((place !== undefined && place.state !== 'gone') || first !== undefined)
    throw conflict(
      'id_taken',
      `cell ${target.name} still has rows of company ${company}${first ? ` in ${first}` : ''}: ` +
        'remove them with "partner company move --purge"',
    );
}

/** `isBound` is true if policies keep workers from the rows of a company that moves. */
async function describe(cell: OpenCell, contexts: Contexts) {
  await checkSchema(cell.cell.database);
  return cell.database.withSession(async (client) => {
    const data = await companyData.dataOfCompanies(client, contexts);
    const [found] = await cell.query<{ migrations: string; fingerprints: string[]; isBound: boolean }>(sql`
      select (select string_agg(name, ' ' order by name) from migrations) as migrations,
        array(select fingerprint from secret_keys order by fingerprint) as fingerprints,
        (select relforcerowsecurity from pg_class where oid = 'companies'::regclass) as "isBound"`);
    return { name: cell.name, data, schema: schemaOf(data), ...found! };
  });
}

/** @throws DomainError `conflict` if another company of the target has a domain name of the company. */
async function checkDomains(company: CompanyId, source: OpenCell, target: OpenCell): Promise<void> {
  const names = await source.query<{ name: string }>(sql`
    select subdomain || '.' || apex_domain as name from domains where company_id = ${company} and deleted_at is null`);
  const [taken] = await target.query<{ name: string }>(sql`
    select subdomain || '.' || apex_domain as name from domains where company_id <> ${company} and deleted_at is null
      and subdomain || '.' || apex_domain = any(${names.map(({ name }) => name)}::text[]) limit 1`);
  if (taken) throw conflict('domain_taken', `cell ${target.name} has the domain ${taken.name} for another company`);
}

/** Returns the other companies of the cell with which a company shares agreements. */
export async function otherParties(company: CompanyId, cell: OpenCell): Promise<readonly CompanyId[]> {
  const rows = await cell.query<{ id: CompanyId }>(sql`
    select c.id from companies c where c.id <> ${company} and exists (select from agreement_parties p
        where p.company_id = ${company} and p.owner_id = c.id or p.owner_id = ${company} and p.company_id = c.id)
      order by c.id`);
  return rows.map(({ id }) => id);
}
