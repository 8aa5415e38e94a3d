import type { DocumentStore } from '@partner/documents';
import { type CompanyId, conflict } from '@partner/kernel';
import { ChangeChannel } from '@partner/postgres';
import { companyData, type Contexts } from '@partner/schema';
import type { OpenCell } from './cells.js';
import { checkMove, rowsIn } from './check-move.js';
import { advanceSequences, clearCompany, copyCompany } from './copy-company.js';
import { drainLeases, waitForWrites } from './freeze.js';
import { copyFiles } from './move-files.js';

export interface MoveParts {
  readonly source: OpenCell;
  readonly target: OpenCell;
  readonly contexts: Contexts;
  /** Stores of the documents of both cells; absent if the cells share one. */
  readonly stores?: readonly [DocumentStore, DocumentStore];
  /** Reports a finished step. */
  readonly report: (step: string, found?: object) => Promise<void>;
  /** Aborted when the operator asks to stop. */
  readonly stop: AbortSignal;
}

/**
 * Moves a company to another cell. Every step is recorded in the databases and can be repeated, so that a second call
 * continues after an interruption. The point of no return is the state `here` of the target.
 * @throws DomainError if the company cannot move; it is then where it was, and can be written.
 */
export async function moveCompany(company: CompanyId, parts: MoveParts): Promise<void> {
  const { source, target, contexts, report } = parts;
  const client = await source.database.dedicated();
  try {
    await companyData.lockCompany(client, company);
    if ((await target.places.find(company))?.state !== 'here') {
      const { data, ...size } = await checkMove(company, source, target, contexts);
      await report('check', size);
      await target.places.record(company, { state: 'arriving', otherCell: source.name, step: 'arriving' });
      await report('arriving');
      await copyAway(company, parts, data);
      await target.places.record(company, { state: 'here', otherCell: source.name, step: 'here' });
    }
    await report('here');
    // `partner cells map --watch` listens, too, and has changed the routes when this returns.
    await channelOf(target).publishAndWait(changeOf(company));
    await report('map');
    await source.places.record(company, { state: 'gone', otherCell: target.name, step: 'gone' });
    await channelOf(source).publishAndWait(changeOf(company));
    await report('gone');
  } finally {
    await client.end();
  }
}

const channelOf = ({ database }: OpenCell): ChangeChannel => new ChangeChannel(database);

/** Change that makes servers look up the callers of a company again, and routers its cell. */
const changeOf = (company: CompanyId): { type: string; id: CompanyId } => ({ type: 'credential', id: company });

/** Freezes the company in the source and copies it. If that fails, the company can be written in the source again. */
async function copyAway(
  company: CompanyId,
  { source, target, contexts, stores, report, stop }: MoveParts,
  data: companyData.DataOfCompanies,
): Promise<void> {
  const client = await source.database.dedicated();
  const left = { otherCell: target.name };
  try {
    // Rows of an interrupted copy may be outdated.
    if (Object.keys(await rowsIn(target, company, data)).length > 0) await clearCompany(company, target, data, stop);
    if (stores) await report('files', await copyFiles(company, source, stores, stop));
    await advanceSequences(source, target);
    await source.places.record(company, { ...left, state: 'leaving', step: 'leaving' });
    await drainLeases(company, client, contexts, stop);
    await report('leaving');
    await source.places.record(company, { ...left, state: 'frozen', step: 'frozen' });
    // Routers hold requests of the company from here on.
    await channelOf(source).publish(changeOf(company));
    await waitForWrites(company, client);
    await companyData.endLeases(client, contexts, company);
    await report('frozen');
    await report('copied', await copyCompany(company, [source, target], data, stop));
    if (stores) await copyFiles(company, source, stores, stop);
    await advanceSequences(source, target);
  } catch (error) {
    await source.places.record(company, { ...left, state: 'here', step: 'failed' }).catch(() => undefined);
    await channelOf(source)
      .publish(changeOf(company))
      .catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * Ends a move before the company is in the target: it can be written in the source, and nothing of it stays in the
 * target.
 * @throws DomainError `conflict` from then on.
 */
export async function abortMove(
  company: CompanyId,
  { source, target, contexts, report, stop }: MoveParts,
): Promise<void> {
  const client = await source.database.dedicated();
  try {
    await companyData.lockCompany(client, company);
    const place = await target.places.find(company);
    if (place?.state === 'here')
      throw conflict('status_change_not_allowed', `company ${company} is in cell ${target.name}: move it back instead`);
    await source.places.record(company, { state: 'here', otherCell: target.name, step: 'aborted' });
    await channelOf(source).publish(changeOf(company));
    await clearCompany(company, target, await companyData.dataOfCompanies(client, contexts), stop);
    await target.places.forget(company);
    await source.places.forget(company);
    await report('aborted');
  } finally {
    await client.end();
  }
}

/**
 * Removes what a moved company left in the source.
 * @throws DomainError `conflict` unless the company is in the target.
 */
export async function purgeMoved(company: CompanyId, parts: MoveParts): Promise<void> {
  const { source, target, contexts, stores, report, stop } = parts;
  const client = await source.database.dedicated();
  try {
    await companyData.lockCompany(client, company);
    const [from, to] = [await source.places.find(company), await target.places.find(company)];
    if (from?.state !== 'gone' || (to?.state !== 'here' && to?.state !== 'gone'))
      throw conflict('status_change_not_allowed', `company ${company} has not moved to cell ${target.name}`);
    if (stores) await copyFiles(company, target, stores, stop);
    const rows = await clearCompany(company, source, await companyData.dataOfCompanies(client, contexts), stop);
    const files = stores ? await stores[0].removeAll(company) : 0;
    await source.places.forget(company);
    if (to.state === 'here' && to.otherCell === source.name) await target.places.forget(company);
    await report('purged', { rows, files });
  } finally {
    await client.end();
  }
}
