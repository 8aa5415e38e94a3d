import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openDocumentStore } from '@partner/documents';
import { type CompanyId, conflict, invalid } from '@partner/kernel';
import type { Settings } from '@partner/runtime';
import { discoverContexts } from '@partner/schema';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { cellNamed, cellOf, isPurged, type OpenCell, withCells } from '../move/cells.js';
import { otherParties } from '../move/check-move.js';
import { failedMove } from '../move/failed-move.js';
import { abortMove, moveCompany, purgeMoved } from '../move/move-company.js';
import type { MoveParts } from '../move/move-parts.js';
import { readCompany } from './options.js';

interface MoveOptions {
  readonly to: string;
  readonly documents?: string;
  readonly splitAgreements?: boolean;
  readonly abort?: boolean;
  readonly purge?: boolean;
}

/** `partner company move`. */
export function registerCompanyMove(company: Command, cli: Cli): void {
  company
    .command('move')
    .description(
      'move companies that share agreements, or one company, to another cell of PARTNER_CELLS while they are used; ' +
        'run again, it continues after an interruption',
    )
    .argument('<ids...>', 'ids of the companies')
    .requiredOption('--to <cell>', 'name of the cell')
    .option('--documents <place>', 'data directory or s3://bucket of the cell (default: the cells share their files)')
    .option('--split-agreements', 'move although another party of an agreement stays')
    .option('--abort', 'end an unfinished move: the company stays where it was')
    .option('--purge', 'after a move, remove the rows, and with --documents the files, that it left')
    .action((texts: readonly string[], options: MoveOptions) => {
      const ids = texts.map(readCompany);
      if (options.abort && options.purge) throw invalid('choose one of --abort and --purge');
      return withCells(cli.settings.cells, (all) => moveAll(cli, ids, all, options));
    });
}

async function moveAll(
  cli: Cli,
  ids: readonly CompanyId[],
  all: readonly OpenCell[],
  options: MoveOptions,
): Promise<void> {
  cli.progress.remedy =
    options.abort || options.purge
      ? 'Run it again to continue'
      : 'Run it again to continue, or with --abort to leave the company where it was';
  const target = cellNamed(all, options.to);
  const contexts = await discoverContexts();
  const stores = options.documents === undefined ? undefined : await storesOf(cli.settings, options.documents);
  const work = options.abort ? abortMove : options.purge ? purgeMoved : moveCompany;
  for (const id of ids) {
    const source = await cellOf(all, id, target, options.purge ?? false);
    // An interrupted run purged it.
    if (options.purge && source === target && (await isPurged(all, id, target))) {
      await cli.print({ company: id, step: 'purged', rows: 0, files: 0 });
      continue;
    }
    if (source === target) throw conflict('id_taken', `company ${id} is in cell ${target.name} already`);
    if (work === moveCompany) await checkOthers(id, ids, all, { source, target }, options);
    const { progress, terminal } = cli;
    progress.begin(`company ${id}`);
    const report = async (step: string, found: object = {}): Promise<void> => {
      await cli.print({ company: id, step, ...found });
      progress.begin(`company ${id}: after ${step}`);
    };
    const parts = { source, target, contexts, stores, report, stop: terminal.stop, progress };
    await work(id, parts).catch((error: unknown) => {
      throw failedMove(error, id, parts);
    });
  }
}

/**
 * Opens the documents of this deployment and of the target.
 * @throws DomainError `invalid` unless the target has a place of its own: `--purge` removes the files of this one.
 */
export async function storesOf(settings: Settings, place: string): Promise<NonNullable<MoveParts['stores']>> {
  const [, bucket] = /^s3:\/\/([^/]+)$/.exec(place) ?? [];
  const { s3Bucket: own, ...others } = settings;
  if (bucket === undefined && !(await stat(place).catch(() => undefined))?.isDirectory())
    throw invalid(`--documents must be an existing data directory, or s3:// and the name of a bucket, not "${place}"`);
  const isOwn = bucket === undefined ? own === undefined && (await isSame(settings.dataDir, place)) : bucket === own;
  if (isOwn)
    throw invalid('--documents names the files of this deployment: leave it out if the cells share their files');
  const target = bucket === undefined ? { ...others, dataDir: place } : { ...settings, s3Bucket: bucket };
  return [await openDocumentStore(settings), await openDocumentStore(target)];
}

/** True if two data directories have the same documents, also through links and mounts. */
async function isSame(...folders: readonly [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(
    folders.map((folder) => stat(join(folder, 'documents')).catch(() => undefined)),
  );
  return one !== undefined && one.dev === other?.dev && one.ino === other.ino;
}

/** @throws DomainError `conflict` while a move to a third cell is unfinished, or without a party of an agreement. */
async function checkOthers(
  id: CompanyId,
  moved: readonly CompanyId[],
  all: readonly OpenCell[],
  { source, target }: Pick<MoveParts, 'source' | 'target'>,
  { splitAgreements }: MoveOptions,
): Promise<void> {
  for (const cell of all.filter((one) => one !== source && one !== target))
    if ((await cell.places.find(id))?.state === 'arriving')
      throw conflict('changed_meanwhile', `company ${id} is moving to cell ${cell.name}: finish that, or use --abort`);
  const others = (await otherParties(id, source)).filter((other) => !moved.includes(other));
  if (others.length > 0 && !splitAgreements)
    throw conflict(
      'stays_where_it_is',
      `company ${id} shares agreements with ${others.join(', ')}: move them together, or use --split-agreements, ` +
        'after which each company sees only the agreements that it owns',
    );
}
