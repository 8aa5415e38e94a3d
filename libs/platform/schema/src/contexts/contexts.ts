import type { ContextDeclaration, ResourceDeclaration } from '@partner/kernel';
import type {} from '@partner/unit-of-work';

/** Time range of one partition of a table. */
export type PartitionPeriod = NonNullable<ContextDeclaration['partitionedTables']>[string];

export class Contexts {
  /** Declarations of all kinds of records, by resource type. */
  readonly resources: ReadonlyMap<string, ResourceDeclaration>;
  /** Group names for `partner sweep`, sorted. */
  readonly sweepGroups: readonly string[];
  /** Hooks that derive rows from events in the statement that writes the events. */
  readonly eventReaders: readonly NonNullable<ContextDeclaration['readsEvents']>[];
  /** Records that other companies read, too. */
  readonly sharedRecords: readonly NonNullable<ContextDeclaration['sharesRecords']>[];
  /** Tables whose partitions are created ahead of time, with the time range of one partition. */
  readonly partitionedTables: ReadonlyMap<string, PartitionPeriod>;

  /** All event types, such as `lead.created`, sorted. */
  readonly eventTypes: readonly string[];
  /** Columns encrypted with `PARTNER_SECRET` (R87). */
  readonly sealedColumns: NonNullable<ContextDeclaration['sealedColumns']>;

  readonly #eventTypes: ReadonlySet<string>;

  /**
   * @throws Error if two contexts declare the same resource type, or an event reader creates work that no context
   * declares.
   */
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

  /** True if a context declares the event type, such as `lead.created`. */
  declaresEvent(type: string): boolean {
    return this.#eventTypes.has(type);
  }
}

/** Returns `all` if their names are unique. @throws Error if two have the same name. */
export function unique<T>(all: readonly T[], nameOf: (one: T) => string, what: string): readonly T[] {
  const names = all.map(nameOf);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the ${what} "${twice}" is declared twice`);
  return all;
}
