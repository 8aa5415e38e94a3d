import type { ContextDeclaration } from '@partner/kernel';
import type { Violation } from '../source.js';
import type { Table } from './tables.js';

type Growth = NonNullable<ContextDeclaration['tables']>[string];
type Period = NonNullable<ContextDeclaration['partitionedTables']>[string];

/** What contexts declare of their tables. */
export interface DeclaredGrowth {
  readonly tables: readonly (readonly [table: string, growth: Growth])[];
  /** Tables whose partitions are made ahead of time, each with the time of one. */
  readonly partitioned: ReadonlyMap<string, Period>;
}

/**
 * Every table has one context that says what bounds it. Partitions of days and weeks are emptied by a sweep that
 * exists; those of years are of tables that are kept for good, and of no others.
 */
export function everyTableIsBounded(
  tables: readonly Table[],
  declared: DeclaredGrowth,
  sweeps: readonly string[],
): Violation[] {
  const names = tables.map(({ name }) => name);
  return [
    ...names.flatMap((name) => {
      const count = declared.tables.filter(([table]) => table === name).length;
      return count === 1 ? [] : [`table ${name} is declared ${count} times, and must be once`];
    }),
    ...declared.tables
      .filter(([table]) => !names.includes(table))
      .map(([table]) => `there is no table ${table} to declare`),
    ...declared.tables.flatMap(([table, growth]) =>
      typeof growth === 'string' || sweeps.includes(growth.sweptBy)
        ? []
        : [`there is no sweep ${growth.sweptBy} that could empty ${table}`],
    ),
    ...tables.flatMap(({ name, partitioned = false }) => {
      const period = declared.partitioned.get(name);
      if (partitioned !== (period !== undefined)) return [`table ${name} is partitioned in one place only`];
      const growth = declared.tables.find(([table]) => table === name)?.[1];
      if (period === 'year' && growth !== 'records')
        return [`table ${name} is not kept for good, and has partitions of years`];
      return partitioned && period !== 'year' && typeof growth === 'string'
        ? [`no sweep drops partitions of ${name}`]
        : [];
    }),
  ];
}
