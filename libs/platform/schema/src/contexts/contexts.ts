import type { ContextDeclaration, ResourceDeclaration, ResourceType } from '@partner/kernel';
import type { CommitDeclarations, SealedColumns } from '@partner/unit-of-work';

/** Time that one partition of a table covers. */
export type PartitionPeriod = NonNullable<ContextDeclaration['partitionedTables']>[string];

/** Everything that the contexts of a process declare. */
export class Contexts implements CommitDeclarations, SealedColumns {
  /** Every kind of record with what its context declares of it. */
  readonly resources: ReadonlyMap<string, ResourceDeclaration>;
  /** The words of `partner sweep`, in order. */
  readonly sweepGroups: readonly string[];
  /** What is done with events in the statement that writes them. */
  readonly eventReaders: CommitDeclarations['eventReaders'];
  /** The records that other companies than their own read. */
  readonly sharedRecords: CommitDeclarations['sharedRecords'];
  /** The tables whose partitions are made ahead of time, each with the time of one. */
  readonly partitionedTables: ReadonlyMap<string, PartitionPeriod>;

  /** Every type of event, in the order of the alphabet: `lead.created`. */
  readonly eventTypes: readonly string[];
  /** What is encrypted under `PARTNER_SECRET` (R87). */
  readonly sealedColumns: SealedColumns['sealedColumns'];

  readonly #eventTypes: ReadonlySet<string>;

  /** @throws Error when two contexts declare the same, or one reads events for work that no context declares. */
  constructor(readonly all: readonly ContextDeclaration[]) {
    this.resources = new Map(
      unique(
        all.flatMap(({ resources }) => Object.entries(resources)),
        ([type]) => type,
        'resource type',
      ),
    );
    this.eventTypes = [...this.resources]
      .flatMap(([type, { events }]) => events.map((action) => `${type}.${action}`))
      .sort();
    this.#eventTypes = new Set(this.eventTypes);
    this.sweepGroups = [...new Set(all.flatMap(({ sweepGroups = [] }) => sweepGroups))].sort();
    this.eventReaders = all.flatMap(({ readsEvents }) => (readsEvents ? [readsEvents] : []));
    this.sharedRecords = all.flatMap(({ sharesRecords }) => (sharesRecords ? [sharesRecords] : []));
    this.partitionedTables = new Map(all.flatMap(({ partitionedTables = {} }) => Object.entries(partitionedTables)));
    this.sealedColumns = all.flatMap(({ sealedColumns = [] }) => sealedColumns);
    const work = new Set(all.flatMap((context) => context.work ?? []));
    const unknown = this.eventReaders.find(({ leaves }) => !work.has(leaves));
    if (unknown) throw new Error(`no context declares the work "${unknown.leaves}"`);
  }

  /** The kinds of records whose events a hidden location hides (A5). */
  get hiddenWithLocation(): readonly ResourceType[] {
    return [...this.resources]
      .filter(([, { hidesWithLocation }]) => hidesWithLocation)
      .map(([type]) => type as ResourceType);
  }

  /** Whether a kind of record announces this: `lead.created`. */
  declaresEvent(type: string): boolean {
    return this.#eventTypes.has(type);
  }
}

/** @throws Error when two have the same name. */
export function unique<T>(all: readonly T[], nameOf: (one: T) => string, what: string): readonly T[] {
  const names = all.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the ${what} "${twice}" is declared twice`);
  return all;
}
