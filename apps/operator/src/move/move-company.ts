import { type CompanyId, conflict } from '@partner/kernel';
import { companyData, type Session } from '@partner/schema';
import { checkMove } from './check-move.js';
import { copyAway } from './copy-away.js';
import { clearCompany } from './copy-company.js';
import { announceAndWait, type MoveParts, release } from './move-parts.js';
import { copyFiles } from './move-files.js';

/**
 * Moves a company to another cell. Every step is recorded in the databases and can be repeated, so that a second call
 * continues after an interruption. The point of no return is the state `here` of the target.
 * @throws DomainError if the company cannot move; it is then where it was, and can be written.
 */
export async function moveCompany(company: CompanyId, parts: MoveParts): Promise<void> {
  const { source, target, contexts, report } = parts;
  await withReserved(company, parts, async (sessions) => {
    const place = await target.places.find(company);
    if (place?.state !== 'here') {
      const from = await source.places.find(company);
      if (from?.state === 'gone')
        throw conflict('stays_where_it_is', `company ${company} has left cell ${source.name}`);
      if (from?.step.startsWith(splitting))
        throw conflict(
          'changed_meanwhile',
          `company ${company} leaves by "partner cells split": finish that, or use --abort`,
        );
      // An interrupted move left it frozen.
      if (from?.state === 'frozen') await release([company], parts, 'failed');
      const { data, ...size } = await checkMove(company, source, target, contexts);
      await report('check', size);
      const arriving = { state: 'arriving', otherCell: source.name, step: 'arriving' } as const;
      if (place?.state !== 'arriving') await target.places.record(company, arriving);
      await report('arriving');
      await copyAway(company, sessions, parts, data);
      // By the session that has reserved the company: after a kill, the next run waits for the outcome.
      await companyData.CompanyPlaces.in(sessions[1]).record(company, { ...arriving, state: 'here', step: 'here' });
    }
    await report('here');
    // `partner cells map --watch` listens, too, and has changed the routes when this returns.
    await announceAndWait(target, company);
    await report('map');
    await source.places.record(company, { state: 'gone', otherCell: target.name, step: 'gone' });
    await announceAndWait(source, company);
    await report('gone');
  });
}

/** Runs `work` with sessions of both cells that have reserved a company. */
function withReserved(
  company: CompanyId,
  { source, target }: MoveParts,
  work: (sessions: readonly [Session, Session]) => Promise<void>,
): Promise<void> {
  return source.database.withSession((from) =>
    target.database.withSession(async (to) => {
      for (const client of [from, to]) await companyData.lockCompany(client, company);
      await work([from, to]);
    }),
  );
}

/** Beginning of the steps of a company that leaves by a split. */
export const splitting = 'split';

/** Step of a company in a cell that was split off: its rows there were never used. */
export const stays = 'stays';

/** Step of a move that was aborted, until nothing of it is left. */
const aborted = 'aborted';

/**
 * Ends a move before the company is in the target: it can be written in the source, and nothing of it stays in the
 * target.
 * @throws DomainError `conflict` from then on.
 */
export async function abortMove(company: CompanyId, parts: MoveParts): Promise<void> {
  const { source, target, contexts, report, stop } = parts;
  // In both cells, since a killed run may still be recording that the company is in the target.
  await withReserved(company, parts, async ([from]) => {
    const place = await target.places.find(company);
    if (place?.state === 'here')
      throw conflict('status_change_not_allowed', `company ${company} is in cell ${target.name}: move it back instead`);
    if (place?.state !== 'arriving' && (await source.places.find(company))?.step !== aborted)
      throw conflict('stays_where_it_is', `company ${company} is not moving to cell ${target.name}`);
    await release([company], parts, aborted);
    await clearCompany(company, target, await companyData.dataOfCompanies(from, contexts), stop);
    await target.places.forget(company);
    await source.places.forget(company);
    await report('aborted');
  });
}

/**
 * Removes what a moved company left in the source.
 * @throws DomainError `conflict` unless the company is in the target.
 */
export async function purgeMoved(company: CompanyId, parts: MoveParts): Promise<void> {
  const { source, target, contexts, stores, report, stop } = parts;
  await source.database.withSession(async (client) => {
    await companyData.lockCompany(client, company);
    const [from, to] = [await source.places.find(company), await target.places.find(company)];
    // It may be moving on by now.
    const isLeft = from?.step === stays || (to !== undefined && to.state !== 'arriving');
    if (from?.state !== 'gone' || !isLeft)
      throw conflict('status_change_not_allowed', `company ${company} has not moved to cell ${target.name}`);
    if (stores) await copyFiles(company, target, stores, { stop });
    const rows = await clearCompany(company, source, await companyData.dataOfCompanies(client, contexts), stop);
    const files = stores ? await stores[0].removeAll(company) : 0;
    // It stays gone, so that servers write no late use or request of it here.
    await source.places.record(company, { otherCell: target.name, state: 'gone', step: 'purged' });
    await target.places.settle(company, source.name);
    await report('purged', { rows, files });
  });
}
