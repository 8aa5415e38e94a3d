import type { ContextDeclaration } from '@partner/kernel';
import type { Violation } from '../source.js';
import type { Table } from './tables.js';

type Growth = NonNullable<ContextDeclaration['tables']>[string];
type Period = NonNullable<ContextDeclaration['partitionedTables']>[string];

/** Table declarations of all contexts. */
export interface DeclaredGrowth {
  readonly tables: readonly (readonly [table: string, growth: Growth])[];
  /** Tables whose partitions are created ahead of time, with the period of one partition. */
  readonly partitioned: ReadonlyMap<string, Period>;
}

/**
 * Requires exactly one declaration for every table. A partitioned table needs a sweep that drops its
 * partitions.
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
      return count === 1 ? [] : [`table ${name} is declared ${count} times instead of once`];
    }),
    ...declared.tables
      .filter(([table]) => !names.includes(table))
      .map(([table]) => `the declared table ${table} does not exist`),
    ...declared.tables.flatMap(([table, growth]) =>
      typeof growth === 'string' || !('sweptBy' in growth) || sweeps.includes(growth.sweptBy)
        ? []
        : [`the sweep ${growth.sweptBy} of ${table} does not exist`],
    ),
    ...tables.flatMap(({ name, partitioned = false }) => {
      const period = declared.partitioned.get(name);
      if (partitioned !== (period !== undefined))
        return [`table ${name} is partitioned in the database or in its declaration, but not in both`];
      const growth = declared.tables.find(([table]) => table === name)?.[1];
      return partitioned && typeof growth === 'string' ? [`no sweep drops partitions of ${name}`] : [];
    }),
  ];
}
