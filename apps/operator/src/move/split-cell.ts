import { type CompanyId, conflict } from '@partner/kernel';
import { companyData, deploymentId, type Session } from '@partner/schema';
import sql from 'sql-template-tag';
import { drainLeases, waitForWrites } from './freeze.js';
import { purgeMoved, splitting, stays } from './move-company.js';
import { copyFiles } from './move-files.js';
import { announce, announceAndWait, release } from './move-parts.js';
import { inTransaction, reserve } from './reserve-companies.js';
import {
  checkFrozenThere,
  checkParties,
  checkSame,
  exclusively,
  frozen,
  isGone,
  leavingCompanies,
  marked,
  type SplitParts,
} from './split-state.js';
import { checkCopy, checkPromoted, isStandby, waitForReplay } from './standby.js';

/**
 * Freezes companies, and waits until the standby that becomes their cell has all of their rows. If that fails, they can
 * be written again.
 * @throws DomainError with the first reason why they cannot leave.
 */
export async function freezeSplit(companies: readonly CompanyId[], parts: SplitParts): Promise<void> {
  const { source, target, contexts, stores, report, stop } = parts;
  await exclusively(parts, [source], async ([client]) => {
    const known = await leavingCompanies(parts);
    if ([...known.values()].includes(marked) || (await isGone(companies[0]!, parts)))
      throw conflict('status_change_not_allowed', 'the companies are marked already: run the command with --mark');
    await checkSame(companies, known, parts);
    await checkCopy(source, target);
    if (!(await isStandby(target)))
      throw conflict(
        'status_change_not_allowed',
        `cell ${target.name} is not a standby: make its database one of cell ${source.name}, with pg_basebackup`,
      );
    await report('standby', await waitForReplay(source, target, stop));
    if (companies.every((company) => known.get(company) === frozen)) return report('replayed');
    await checkParties(companies, source);
    const copyDocuments = async (): Promise<void> => {
      if (stores) for (const company of companies) await copyFiles(company, source, stores, { stop });
    };
    await copyDocuments();
    await reserve(companies, client!, parts);
    try {
      await drainLeases(companies, client!, contexts, stop);
      await report('leaving', { companies: companies.length });
      await copyDocuments();
      const left = { otherCell: target.name, state: 'frozen' } as const;
      await source.places.recordAll(companies, { ...left, step: splitting });
      await announce(source, ...companies);
      await waitForWrites(companies, client!);
      await companyData.nameCompany(client!, companies[0]!);
      await companyData.endLeases(client!, contexts, companies);
      // The position that the standby must reach is the one on disk.
      await client!.query('set synchronous_commit = on');
      await companyData.CompanyPlaces.in(client!).recordAll(companies, { ...left, step: frozen });
      await report('frozen');
      if (stores) await copyDocuments();
      await report('replayed', await waitForReplay(source, target, stop));
    } catch (error) {
      await release(companies, parts, 'failed').catch(() => undefined);
      throw error;
    }
  });
}

/**
 * Records in both cells which companies are here and which are gone, after the promotion. The transaction in the
 * target is the point of no return.
 * @throws DomainError `conflict` unless both cells have the companies frozen.
 */
export async function markSplit(companies: readonly CompanyId[], parts: SplitParts): Promise<void> {
  const { source, target, report } = parts;
  await checkPromoted(source, target);
  await exclusively(parts, [source, target], async ([, there]) => {
    const known = await leavingCompanies(parts);
    await checkSame(companies, known, parts);
    for (const company of companies) {
      if (known.get(company) === frozen || known.get(company) === marked || (await isGone(company, parts))) continue;
      throw conflict('status_change_not_allowed', `company ${company} is not frozen: use --freeze first`);
    }
    // The target may have companies of its own since a mark that was interrupted.
    const isHere = known.size === 0 || (await target.places.find(companies[0]!))?.state === 'here';
    if (!isHere) {
      await checkFrozenThere(companies, parts);
      await source.places.recordAll([...known.keys()], { state: 'frozen', otherCell: target.name, step: marked });
      await markTarget(companies, there!, parts);
    }
    await report('here', { companies: companies.length });
    await announceAndWait(target, ...companies);
    await report('map');
    await source.places.recordAll([...known.keys()], { state: 'gone', otherCell: target.name, step: 'gone' });
    await announceAndWait(source, ...companies);
    await report('gone');
  });
}

/** Gives the promoted database its own id, and records which companies it has. */
async function markTarget(companies: readonly CompanyId[], client: Session, parts: SplitParts): Promise<void> {
  const { source, target } = parts;
  const ids = await Promise.all([source, target].map(({ database }) => deploymentId(database)));
  if (ids[0] === ids[1]) await deploymentId(target.database, true);
  await inTransaction(client, async () => {
    await client.query(
      `insert into company_places (company_id, state, other_cell, step, changed_at)
        select id, 'gone', $2, $3, clock_timestamp() from (select id from companies
          union select company_id from company_places) c where id <> all($1::char(24)[])
        on conflict (company_id) do update set state = excluded.state, other_cell = excluded.other_cell,
          step = excluded.step, changed_at = excluded.changed_at
        where company_places.state <> 'gone' or company_places.step <> 'purged'`,
      [companies, source.name, stays],
    );
    const here = { state: 'here', otherCell: source.name, step: 'here' } as const;
    await companyData.CompanyPlaces.in(client).recordAll(companies, here);
  });
}

/** Removes from both cells the rows of the companies that are in the other one. */
export async function purgeSplit(companies: readonly CompanyId[], parts: SplitParts): Promise<void> {
  const { source, target, stores, stop } = parts;
  for (const company of companies)
    if (!(await isGone(company, parts)))
      throw conflict('status_change_not_allowed', `company ${company} is not marked: use --mark first`);
  const staying = await target.query<{ id: CompanyId }>(
    sql`select company_id as id from company_places where step = ${stays} and other_cell = ${source.name} order by 1`,
  );
  for (const company of companies) {
    stop.throwIfAborted();
    if ((await source.places.find(company))?.step !== 'purged') await purgeMoved(company, parts);
  }
  const back = { source: target, target: source, stores: stores && ([stores[1], stores[0]] as const) };
  for (const { id } of staying) {
    stop.throwIfAborted();
    await purgeMoved(id, { ...parts, ...back });
  }
  await parts.report('purged', { companies: companies.length + staying.length });
}

/**
 * Lets all companies that leave for the target be written in the source again.
 * @throws DomainError `conflict` if they are in the target.
 */
export async function abortSplit(companies: readonly CompanyId[], parts: SplitParts): Promise<void> {
  const { source, target, report } = parts;
  const isMarked = [...(await leavingCompanies(parts)).values()].includes(marked);
  // The target is asked only after a mark began: without one, a standby that is lost does not matter.
  await exclusively(parts, isMarked ? [source, target] : [source], async () => {
    const known = await leavingCompanies(parts);
    const [first = companies[0]!] = known.keys();
    if ((await isGone(first, parts)) || (isMarked && (await target.places.find(first))?.state === 'here'))
      throw conflict(
        'status_change_not_allowed',
        `the companies are in cell ${target.name}: finish with --mark, and move them back with "partner company move"`,
      );
    if (known.size === 0)
      throw conflict('stays_where_it_is', `no company leaves cell ${source.name} for cell ${target.name}`);
    await release([...known.keys()], parts, 'aborted');
    await report('aborted', { companies: known.size });
  });
}
