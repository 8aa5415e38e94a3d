import type { CompanyId, SealedOwner } from '@partner/kernel';
import sql, { join, raw, type Sql } from 'sql-template-tag';

/** Column whose texts are encrypted with `PARTNER_SECRET` (R87). */
export interface SealedColumn {
  readonly table: string;
  /** Primary key columns with their types, starting with the company or the account. */
  readonly key: Readonly<Record<string, 'char(24)' | 'bytea'>>;
  readonly column: string;
  /** Member of a JSON column that contains the text. */
  readonly member?: string;
  /** Owner of the secret, as used for encryption: `{name}` stands for a key column. */
  readonly owner: string;
}

export interface SealedColumns {
  readonly sealedColumns: readonly SealedColumn[];
}

declare module '@partner/kernel' {
  interface ContextDeclaration {
    /** Columns encrypted with `PARTNER_SECRET`; `partner secrets rotate` re-encrypts them. */
    readonly sealedColumns?: readonly SealedColumn[];
  }
}

export interface SealedRow {
  readonly key: readonly string[];
  /** Encrypted text; null if the row has none. */
  readonly sealed: string | null;
}

export interface Replacement {
  readonly key: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Number of rows per page, small enough for a statement of milliseconds. */
export const pageSize = 1_000;

const names = ({ key }: SealedColumn): string[] => Object.keys(key);
const types = ({ key }: SealedColumn): string[] => Object.values(key);
const list = (parts: readonly string[]): Sql => raw(parts.join(', '));

/** Expression for the encrypted text of a row: a column, or a member of a JSON column. */
const textOf = ({ column, member }: SealedColumn): Sql =>
  raw(member === undefined ? `t.${column}` : `t.${column} ->> '${member}'`);

/** Selects up to `count` rows with an encrypted text, among the first rows of the table. */
export const sampleStatement = (column: SealedColumn, prefix: string, count: number): Sql => sql`
  select ${keyOf(column)} as key, ${textOf(column)} as sealed
    from (select * from ${raw(column.table)} limit ${pageSize}) t
   where starts_with(${textOf(column)}, ${prefix}) limit ${count}`;

/** Selects the next rows in the order of the primary key, after the key `after`, of one company or of all. */
export function pageStatement(
  column: SealedColumn,
  prefix: string,
  after: readonly string[] | undefined,
  company?: CompanyId,
): Sql {
  const place = after?.map((value, index) => sql`${value}::${raw(types(column)[index]!)}`);
  const own = list(names(column).map((name) => `t.${name}`));
  return sql`
    select ${keyOf(column)} as key, 
           case when starts_with(${textOf(column)}, ${prefix}) then ${textOf(column)} end as sealed
      from ${raw(column.table)} t where ${place ? sql`(${own}) > (${join(place)})` : sql`true`}
       ${company ? sql`and t.company_id = ${company}` : sql``}
     order by ${own} limit ${pageSize}`;
}

/** Replaces texts that are still unchanged; texts changed in the meantime are skipped. */
export function replaceStatement(column: SealedColumn, replacements: readonly Replacement[]): Sql {
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

export const ownerOf = (column: SealedColumn, key: readonly string[]): SealedOwner =>
  column.owner.replaceAll(/\{(\w+)\}/g, (_all, name: string) => key[names(column).indexOf(name)]!) as SealedOwner;

const keyOf = (column: SealedColumn): Sql =>
  raw(
    `array[${names(column)
      .map((name) => `t.${name}::text`)
      .join(', ')}]`,
  );
