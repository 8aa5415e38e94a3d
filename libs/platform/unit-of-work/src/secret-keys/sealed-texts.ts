import type { SealedOwner } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { SealedColumn } from './sealed-column.js';

/** A row of a table with sealed texts. */
export interface SealedRow {
  /** Its primary key, as texts. */
  readonly key: readonly string[];
  /** What is sealed; null where the row has no such text. */
  readonly sealed: string | null;
}

/** A text to put in the place of another one. */
export interface Replacement {
  readonly key: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Few enough rows for a statement of milliseconds, whatever is in them. */
export const pageSize = 1_000;

const names = ({ key }: SealedColumn): string[] => Object.keys(key);
const types = ({ key }: SealedColumn): string[] => Object.values(key);
const list = (parts: readonly string[]): Sql => raw(parts.join(', '));

/** The sealed text of a row, whether it is a column or a member of one. */
const textOf = ({ column, member }: SealedColumn): Sql =>
  raw(member === undefined ? `t.${column}` : `t.${column} ->> '${member}'`);

/** Some rows with a sealed text, of the first ones of the table. */
export const someSealed = (column: SealedColumn, prefix: string, count: number): Sql => sql`
  select ${keyOf(column)} as key, ${textOf(column)} as sealed
    from (select * from ${raw(column.table)} limit ${pageSize}) t
   where starts_with(${textOf(column)}, ${prefix}) limit ${count}`;

/** The next rows in the order of the primary key, behind the one with the key `after`. */
export function pageOf(column: SealedColumn, prefix: string, after: readonly string[] | undefined): Sql {
  const place = after?.map((value, index) => sql`${value}::${raw(types(column)[index]!)}`);
  const own = list(names(column).map((name) => `t.${name}`));
  return sql`
    select ${keyOf(column)} as key, 
           case when starts_with(${textOf(column)}, ${prefix}) then ${textOf(column)} end as sealed
      from ${raw(column.table)} t ${place ? sql`where (${own}) > (${join(place)})` : sql``}
     order by ${own} limit ${pageSize}`;
}

/** Puts texts in the place of those that are there still; one that was changed meanwhile is left alone. */
export function replacing(column: SealedColumn, replacements: readonly Replacement[]): Sql {
  const keys = names(column).map((_name, index) => sql`${replacements.map(({ key }) => key[index]!)}::text[]`);
  const columns = list([...names(column).map((_name, index) => `k${index}`), 'sealed', 'resealed']);
  const same = names(column).map((name, index) => `t.${name} = n.k${index}::${types(column)[index]}`);
  const { column: name, member } = column;
  const changed = raw(member ? `jsonb_set(t.${name}, '{${member}}', to_jsonb(n.resealed))` : 'n.resealed');
  return sql`
    update ${raw(column.table)} t set ${raw(name)} = ${changed}
      from unnest(${join(keys)}, ${replacements.map(({ from }) => from)}::text[],
        ${replacements.map(({ to }) => to)}::text[]) n (${columns})
     where ${raw(same.join(' and '))} and ${textOf(column)} = n.sealed returning 1`;
}

/** Whose the sealed text of a row is. */
export const ownerOf = (column: SealedColumn, key: readonly string[]): SealedOwner =>
  column.owner.replaceAll(/\{(\w+)\}/g, (_all, name: string) => key[names(column).indexOf(name)]!) as SealedOwner;

const keyOf = (column: SealedColumn): Sql =>
  raw(
    `array[${names(column)
      .map((name) => `t.${name}::text`)
      .join(', ')}]`,
  );
