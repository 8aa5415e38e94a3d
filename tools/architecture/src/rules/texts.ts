import type { ContextDeclaration } from '@partner/kernel';
import type { Violation } from '../source.js';

/** Column of the migrated database that may contain data about a person. */
export interface TextColumn {
  readonly table: string;
  readonly column: string;
}

const words = (text = ''): string[] => text.split(' ').map((word) => word.replace('!', ''));

/** Requires every text column to be declared exactly once, as personal or as other. */
export function everyTextIsDeclared(
  columns: readonly TextColumn[],
  declared: readonly (readonly [table: string, texts: NonNullable<ContextDeclaration['texts']>[string]])[],
): Violation[] {
  const counts = new Map<string, number>();
  for (const [table, { personal, other }] of declared)
    for (const word of [...words(personal), ...words(other)].filter(Boolean))
      counts.set(`${table}.${word}`, (counts.get(`${table}.${word}`) ?? 0) + 1);
  return columns.flatMap(({ table, column }) => {
    const count = counts.get(`${table}.${column}`) ?? 0;
    return count === 1 ? [] : [`${table}.${column} is declared ${count} times instead of once, as personal or other`];
  });
}
