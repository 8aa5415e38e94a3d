import type { DocumentStore } from '@partner/documents';
import type { CompanyId } from '@partner/kernel';
import type { Contexts } from '@partner/schema';
import { manyPlaces } from '../cells/watch-cells.js';
import type { Progress } from '../cli/progress.js';
import type { OpenCell } from './cells.js';

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
  readonly progress: Progress;
}

/** Change that makes servers look up the callers of a company again, and routers its cell. */
const changeOf = (company: CompanyId): { type: string; id: CompanyId } => ({ type: 'credential', id: company });

/** Notifies servers and routers of a new state of companies. */
export async function announce({ channel }: OpenCell, ...companies: readonly CompanyId[]): Promise<void> {
  if (companies.length > 1) await channel.publish({ type: manyPlaces });
  await Promise.all(companies.map((company) => channel.publish(changeOf(company))));
}

/** Lets companies be written in the source, also after they were frozen. */
export async function release(
  companies: readonly CompanyId[],
  { source, target }: Pick<MoveParts, 'source' | 'target'>,
  step: string,
): Promise<void> {
  await source.places.recordAll(companies, { state: 'here', otherCell: target.name, step });
  await announce(source, ...companies);
}

/** Notifies servers and routers, and resolves when they use the new state. */
export async function announceAndWait({ channel }: OpenCell, ...companies: readonly CompanyId[]): Promise<void> {
  if (companies.length > 1) await channel.publish({ type: manyPlaces });
  await Promise.all(companies.map((company) => channel.publishAndWait(changeOf(company))));
}
