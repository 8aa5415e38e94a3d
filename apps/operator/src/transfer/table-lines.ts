import { createHash } from 'node:crypto';
import type { CompanyId } from '@partner/kernel';
import type { Session } from '@partner/schema';
import type { CompanyTable, SharedTable } from './company-rows.js';

/** Rows per round trip: even rows of 256 KB, such as stored webhook bodies, then take 25 MB. */
const fetched = 100;

/** Number of lines, their length and their SHA-256, each with its line feed. */
export interface LinesSummary {
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
}

/** Counts and hashes lines. */
export class LinesHash {
  readonly #hash = createHash('sha256');
  #rows = 0;
  #bytes = 0;

  /** @returns the text of the lines. */
  add(lines: readonly string[]): string {
    const text = `${lines.join('\n')}\n`;
    this.#hash.update(text);
    this.#rows += lines.length;
    this.#bytes += Buffer.byteLength(text);
    return text;
  }

  summary(): LinesSummary {
    return { rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

/** Ids to replace in references to shared tables, by the id to be replaced. */
export type SharedIds = Readonly<Record<string, string>>;

/**
 * Returns the expression for a column, with the ids of parameter `$2` replaced.
 * @param from prefix of the column, such as `r.`
 */
export function columnValue(
  { foreignKeys }: CompanyTable,
  shared: readonly SharedTable[],
  name: string,
  from = '',
): string {
  const column = `${from}"${name}"`;
  const refers = foreignKeys.some(
    ({ columns, table }) => columns.includes(name) && shared.some((one) => one.name === table),
  );
  return refers ? `coalesce($2::jsonb ->> ${column}, ${column})::char(24)` : column;
}

/** Returns the statement for the rows of a company (`$1`) that meet a condition, in the order of their primary key. */
export function rowsStatement(table: CompanyTable, shared: readonly SharedTable[], condition = 'true'): string {
  const selected = table.columns.map(({ name, type }) =>
    table.staying.includes(name) ? `null::${type} as "${name}"` : `${columnValue(table, shared, name)} as "${name}"`,
  );
  const order = table.primaryKey.map((column) => `"${column}"`).join(', ');
  return asJson(
    `select ${selected.join(', ')} from "${table.name}" where company_id = $1 and ${condition} order by ${order}`,
  );
}

/** Returns the statement for the rows of a shared table that meet a condition, and to which a company (`$1`) refers. */
export function sharedStatement({ name, columns, references }: SharedTable, condition = 'true'): string {
  const referred = references.map(
    ({ table, column }) => `exists (select from "${table}" t where t.company_id = $1 and t."${column}" = s.id)`,
  );
  const selected = columns.map((column) => `s."${column.name}"`).join(', ');
  return asJson(`select ${selected} from "${name}" s where (${referred.join(' or ')}) and ${condition} order by s.id`);
}

/** A line feed inside of a row can only be white space between JSON tokens. */
const asJson = (rows: string): string =>
  `select translate(row_to_json(r)::text, chr(10) || chr(13), '  ') as line from (${rows}) r
    where $2::jsonb is not null`;

/** Settings for reading all lines, which takes longer than a request may, in the current transaction. */
export const lineSettings = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Reads the rows of a statement with a cursor, in chunks of a number of rows. Requires a transaction. */
export async function* chunksOf<Row>(
  client: Session,
  statement: string,
  values: readonly unknown[],
  size: number,
): AsyncGenerator<Row[]> {
  await client.query(`declare chunks no scroll cursor for ${statement}`, [...values]);
  for (;;) {
    const { rows } = await client.query<Row & object>(`fetch ${size} from chunks`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('close chunks');
}

/** Reads the lines of a statement in chunks. Requires a transaction with the settings for lines. */
export async function* linesOf(
  client: Session,
  statement: string,
  company: CompanyId,
  ids: SharedIds = {},
): AsyncGenerator<string[]> {
  for await (const rows of chunksOf<{ line: string }>(client, statement, [company, JSON.stringify(ids)], fetched))
    yield rows.map(({ line }) => line);
}

/** Reads all lines only for their summary. */
export async function summaryOf(...all: Parameters<typeof linesOf>): Promise<LinesSummary> {
  const hash = new LinesHash();
  for await (const lines of linesOf(...all)) hash.add(lines);
  return hash.summary();
}
