import { readFile } from 'node:fs/promises';
import { type CompanyId, invalid, causeText } from '@partner/kernel';
import { discoverContexts } from '@partner/schema';
import type { Command } from 'commander';
import type { Cli } from '../cli/cli.js';
import { cellNamed, type OpenCell, withCells } from '../move/cells.js';
import { abortSplit, freezeSplit, markSplit, purgeSplit } from '../move/split-cell.js';
import { storesOf } from './company-move.js';
import { readCompany } from './options.js';

const works = { freeze: freezeSplit, mark: markSplit, purge: purgeSplit, abort: abortSplit } as const;
const names = Object.keys(works) as (keyof typeof works)[];

interface SplitOptions extends Partial<Record<keyof typeof works, boolean>> {
  readonly to: string;
  readonly companies: string;
  readonly documents?: string;
}

/** `partner cells split`. */
export function registerCellsSplit(cells: Command, cli: Cli): void {
  cells
    .command('split')
    .description(
      'make a standby of a cell the cell of some of its companies, by --freeze, the promotion of the standby, --mark ' +
        'and --purge; each can be run again',
    )
    .requiredOption('--to <cell>', 'name of the cell in PARTNER_CELLS whose database is the standby')
    .requiredOption('--companies <file>', 'file with the ids of the companies that leave, one on each line')
    .option('--documents <place>', 'data directory or s3://bucket of the cell (default: the cells share their files)')
    .option('--freeze', 'stop writes of the companies, and wait until the standby has all of their rows')
    .option('--mark', 'after the promotion: the companies are in the new cell, and the others in the old one')
    .option('--purge', 'remove from each cell, and with --documents from its files, what is in the other one')
    .option('--abort', 'before --mark: the companies stay where they were')
    .action(async (options: SplitOptions) => {
      const [name, ...others] = names.filter((one) => options[one]);
      if (name === undefined || others.length > 0) throw invalid('choose one of --freeze, --mark, --purge and --abort');
      const companies = await readCompanies(options.companies);
      await withCells(cli.settings.cells, (all) => split(cli, name, all, companies, options), options.to);
    });
}

async function split(
  cli: Cli,
  name: keyof typeof works,
  all: readonly OpenCell[],
  companies: readonly CompanyId[],
  options: SplitOptions,
): Promise<void> {
  const target = cellNamed(all, options.to);
  const source = await cellOf(companies, all, target);
  if (name !== 'abort') await target.checkReachable();
  const stores = options.documents === undefined ? undefined : await storesOf(cli.settings, options.documents);
  const contexts = await discoverContexts();
  const { progress, terminal } = cli;
  progress.remedy = 'Run it again to continue';
  progress.begin(`--${name}`);
  const report = async (step: string, found: object = {}): Promise<void> => {
    await cli.print({ step, ...found });
    progress.begin(`after ${step}`);
  };
  await works[name](companies, { source, target, all, contexts, stores, report, stop: terminal.stop, progress });
}

/** Returns the cell that all companies leave. @throws DomainError `invalid` */
async function cellOf(companies: readonly CompanyId[], all: readonly OpenCell[], target: OpenCell): Promise<OpenCell> {
  let source: OpenCell | undefined;
  for (const company of companies) {
    const cell = await homeOf(company, all, target);
    if (!cell) throw invalid(`--companies names company ${company}, which is in no cell: remove it from the file`);
    source ??= cell;
    if (cell !== source)
      throw invalid(`--companies names companies of the cells ${source.name} and ${cell.name}: split one at a time`);
  }
  return source!;
}

async function homeOf(company: CompanyId, all: readonly OpenCell[], target: OpenCell): Promise<OpenCell | undefined> {
  for (const cell of all.filter((one) => one !== target)) {
    const place = await cell.places.find(company);
    const isArriving = place?.state === 'arriving';
    const isHome = place?.state === 'gone' ? place.otherCell === target.name : await cell.holds(company);
    if (isHome && !isArriving) return cell;
  }
  return undefined;
}

/** @throws DomainError `invalid`, with the line, unless the file names companies. */
async function readCompanies(path: string): Promise<readonly CompanyId[]> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw invalid(`--companies cannot be read: ${causeText(error)}`);
  });
  const companies = new Set<CompanyId>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      companies.add(readCompany(line.trim()));
    } catch (error) {
      throw invalid(`${path}, line ${index + 1}: ${causeText(error)}`);
    }
  }
  if (companies.size === 0) throw invalid(`${path} names no company: write the id of one on each line`);
  return [...companies];
}
