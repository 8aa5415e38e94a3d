import type { CompanyId, Id } from '@partner/kernel';
import { DomainError } from '@partner/kernel';
import { companyData, type Session } from '@partner/schema';
import { rowsIn } from './check-move.js';
import { copyChanges } from './copy-changes.js';
import { clearCompany, copyCompany } from './copy-company.js';
import { drainLeases, waitForWrites } from './freeze.js';
import { announce, type MoveParts, release } from './move-parts.js';
import { copyFiles } from './move-files.js';
import { isComparable, markOf } from './changed-rows.js';
import type { DataOfCompanies } from '../transfer/company-rows.js';

/**
 * Copies a company while it is used, then freezes it and copies what changed since. If that fails, it can be written in
 * the source again, and the next run continues from the rows that were copied.
 * @param sessions of source and target, which have reserved the company.
 */
export async function copyAway(
  company: CompanyId,
  sessions: readonly [Session, Session],
  parts: MoveParts,
  data: DataOfCompanies,
): Promise<void> {
  const { source, target, contexts, stores, report, stop } = parts;
  const left = { otherCell: target.name };
  const checked = new Set<Id>();
  const copyDocuments = async (): Promise<object> =>
    stores ? copyFiles(company, source, stores, { stop, checked }) : {};
  try {
    if (stores) await report('files', await copyDocuments());
    let since = await copiedBefore(company, sessions, parts, data);
    const record = markIn(company, sessions[1], parts);
    const catchUp = async () => {
      const changes = await copyChanges(company, sessions, data, { since, stop, record });
      since = changes.mark;
      return changes;
    };
    // Three times: what changed during the copy, then during the first pass, then during the second.
    await catchUp();
    await source.places.record(company, { ...left, state: 'leaving', step: 'leaving' });
    await drainLeases([company], sessions[0], contexts, stop);
    await report('leaving');
    await copyDocuments();
    await catchUp();
    await source.places.record(company, { ...left, state: 'frozen', step: 'frozen' });
    // Routers hold requests of the company from here on.
    await announce(source, company);
    await waitForWrites([company], sessions[0]);
    await companyData.endLeases(sessions[0], contexts, [company]);
    await report('frozen');
    const { rows, removed } = await catchUp();
    await copyDocuments();
    await report('compared', { rows, removed });
  } catch (error) {
    // Rows that cannot be brought up to date are copied again.
    if (error instanceof DomainError && error.code === 'conflict')
      await target.places
        .record(company, { otherCell: source.name, state: 'arriving', step: 'failed' })
        .catch(() => undefined);
    await release([company], parts, 'failed').catch(() => undefined);
    throw error;
  }
}

/** Precedes the mark in the step of a target. */
const copied = 'copied ';

/** Copies all rows, unless an interrupted run did. @returns the mark of the copied rows */
async function copiedBefore(
  company: CompanyId,
  sessions: readonly [Session, Session],
  parts: MoveParts,
  data: DataOfCompanies,
): Promise<string> {
  const { source, target, report, stop, progress } = parts;
  const step = (await target.places.find(company))?.step ?? '';
  const mark = step.startsWith(copied) ? step.slice(copied.length) : undefined;
  if (mark !== undefined && isComparable(mark, await markOf(sessions[0]))) return mark;
  if (Object.keys(await rowsIn(target, company, data)).length > 0) await clearCompany(company, target, data, stop);
  const record = markIn(company, sessions[1], { source });
  const { mark: made, ...found } = await copyCompany(company, sessions, data, { stop, progress, record });
  await report('copied', found);
  return made;
}

/** Returns a function that records a mark in the transaction of the target. */
const markIn =
  (company: CompanyId, to: Session, { source }: Pick<MoveParts, 'source'>) =>
  (mark: string): Promise<void> =>
    companyData.CompanyPlaces.in(to).record(company, {
      otherCell: source.name,
      state: 'arriving',
      step: `${copied}${mark}`,
    });
