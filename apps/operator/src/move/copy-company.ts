import type { CompanyId } from '@partner/kernel';
import { companyData, type Session } from '@partner/schema';
import { feedOf } from '../transfer/export-company.js';
import type { Manifest } from '../transfer/export-directory.js';
import { compareCompany, loadCompany, type Loading } from '../transfer/import-company.js';
import type { OpenCell } from './cells.js';
import { inSnapshot } from './changed-rows.js';
import { LinesHash, linesOf } from '../transfer/table-lines.js';
import type { DataOfCompanies } from '../transfer/company-rows.js';

/**
 * Copies the rows of a company into the target, in one transaction which commits only after rows, hashes and the feed
 * of both were compared. Counters are counted by the triggers of the target.
 * @param record stores the mark of the copied rows in the same transaction.
 */
export async function copyCompany(
  company: CompanyId,
  [from, to]: readonly [Session, Session],
  data: DataOfCompanies,
  { stop, progress, record }: Loading & { record: (mark: string) => Promise<void> },
): Promise<{ rows: number; feed: NonNullable<Manifest['feed']>; mark: string }> {
  return inSnapshot([from, to], record, async () => {
    const tables: Record<string, Manifest['tables'][string]> = {};
    const ids = await loadCompany(
      to,
      data,
      async function* ({ name, statement }) {
        const hash = new LinesHash();
        for await (const lines of linesOf(from, statement, company)) {
          hash.add(lines);
          yield lines;
        }
        tables[name] = { ...hash.summary(), snapshot: 0 };
      },
      { stop, progress },
    );
    const feed = await feedOf(from, company);
    await compareCompany(to, { company, tables, feed }, data, ids, stop);
    return { rows: Object.values(tables).reduce((sum, { rows }) => sum + rows, 0), feed };
  });
}

/** Removes the rows of a company from a cell, except its place. */
export async function clearCompany(
  company: CompanyId,
  { database }: OpenCell,
  { tables, shared }: DataOfCompanies,
  stop: AbortSignal,
): Promise<number> {
  let removed = 0;
  await database.withSession(async (client) => {
    await companyData.nameCompany(client, company);
    const kept = { tables: tables.filter(({ name }) => name !== 'company_places'), shared };
    await companyData.deleteRows(
      client,
      kept,
      { company, last: 'companies', goesOn: () => !stop.aborted },
      async (_table, rows) => (removed += rows),
    );
    stop.throwIfAborted();
  });
  return removed;
}
