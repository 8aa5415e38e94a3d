import { UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { ContextDeclaration } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';

type TextColumns = NonNullable<ContextDeclaration['texts']>[string];

/** Table whose personal columns an erasure empties. */
export interface ErasedTable extends TextColumns {
  readonly name: string;
  readonly of: string;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

/**
 * Returns the tables with personal columns that belong to a customer's records. Those whose rows lead to further rows
 * come first, and before them those that such rows belong to.
 */
export function erasedTables(contexts: readonly ContextDeclaration[]): ErasedTable[] {
  const all = contexts
    .flatMap(({ texts = {} }) => Object.entries(texts))
    .flatMap(([name, columns]) => (columns.of && columns.personal ? [{ ...columns, name, of: columns.of }] : []));
  const place = ({ as, of }: ErasedTable): number => (as === undefined ? 2 : of === 'resource_id' ? 1 : 0);
  return all.sort((one, other) => place(one) - place(other));
}

/** Fields of records with personal data, as the audit trail names them. */
export function personalFields(contexts: readonly ContextDeclaration[]): string[] {
  const naming = new UnderscoreNamingStrategy();
  const columns = contexts.flatMap(({ texts = {} }) => Object.values(texts).flatMap(({ personal }) => words(personal)));
  return [...new Set(columns.map((column) => naming.columnNameToProperty(column.replace('!', ''))))];
}

/** Returns the assignments that empty the personal columns of a row `t`, and the condition that one is not empty. */
export function emptied({ personal }: TextColumns): { readonly set: Sql; readonly filled: Sql } {
  const columns = words(personal).map((word) => ({ name: raw(word.replace('!', '')), fixed: word.endsWith('!') }));
  return {
    set: join(columns.map(({ name, fixed }) => (fixed ? sql`${name} = ''` : sql`${name} = null`))),
    filled: join(
      columns.map(({ name, fixed }) => (fixed ? sql`t.${name} <> ''` : sql`t.${name} is not null`)),
      ' or ',
    ),
  };
}
