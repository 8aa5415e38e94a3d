import type { CompanyId } from '@partner/kernel';
import type { CrossCompanyDatabase } from '@partner/postgres';
import type { SecretBox } from '@partner/runtime';
import {
  type SealedColumn,
  type SealedColumns,
  type Replacement,
  type SealedRow,
  ownerOf,
  pageStatement,
  pageSize,
  replaceStatement,
} from './sealed-texts.js';

export interface SealedCounts {
  readonly table: string;
  readonly column: string;
  /** Texts under the encryption key, including those just re-encrypted. */
  readonly current: number;
  /** Texts under another available key. */
  readonly previous: number;
  /** Texts that no available key decrypts. */
  readonly unreadable: number;
}

/**
 * Counts and re-encrypts all encrypted texts, page by page in the order of the primary keys (R87). Servers may keep
 * running: a text is replaced only if it is unchanged since it was read. After an interruption, replaced texts stay,
 * and the next run continues with the rest.
 */
export class SecretRotation {
  /** @param company limits it to the texts of one company. */
  constructor(
    private readonly database: Pick<CrossCompanyDatabase, 'query'>,
    private readonly contexts: SealedColumns,
    private readonly company?: CompanyId,
  ) {}

  /** Columns of companies only, if it is limited to one: an export has no second factors. */
  get #columns(): readonly SealedColumn[] {
    const { sealedColumns } = this.contexts;
    return this.company ? sealedColumns.filter(({ key }) => 'company_id' in key) : sealedColumns;
  }

  async *counts(keys: SecretBox): AsyncGenerator<SealedCounts> {
    for (const column of this.#columns) yield await this.#walk(column, keys, false);
  }

  /** Re-encrypts all texts that are not under the encryption key. @returns the remaining counts, column by column. */
  async *reseal(keys: SecretBox): AsyncGenerator<SealedCounts & { readonly resealed: number }> {
    for (const column of this.#columns) {
      const { previous, ...counts } = await this.#walk(column, keys, true);
      // Servers may have changed some texts in the meantime, so the result is counted again.
      const left = previous === 0 ? { ...counts, previous } : await this.#walk(column, keys, false);
      yield { ...left, resealed: previous };
    }
  }

  async #walk(column: SealedColumn, keys: SecretBox, change: boolean): Promise<SealedCounts> {
    const found = { current: 0, previous: 0, unreadable: 0 };
    let after: readonly string[] | undefined;
    for (let rows: SealedRow[] = []; after === undefined || rows.length === pageSize; after = rows.at(-1)?.key) {
      rows = await this.database.query<SealedRow>(pageStatement(column, keys.prefix, after, this.company), 'outside');
      const replacements: Replacement[] = [];
      for (const { key, sealed } of rows) {
        if (sealed === null) continue;
        const replacement = stateOf(column, key, sealed, keys);
        if (typeof replacement === 'string') found[replacement] += 1;
        else {
          found.previous += 1;
          replacements.push(replacement);
        }
      }
      if (change && replacements.length > 0)
        await this.database.query(replaceStatement(column, replacements), 'outside');
      if (rows.length === 0) break;
    }
    return { table: column.table, column: column.member ?? column.column, ...found };
  }
}

function stateOf(
  column: SealedColumn,
  key: readonly string[],
  from: string,
  keys: SecretBox,
): Replacement | 'current' | 'unreadable' {
  const owner = ownerOf(column, key);
  if (keys.isCurrent(from, owner)) return 'current';
  try {
    return { key, from, to: keys.seal(keys.open(from, owner), owner) };
  } catch {
    return 'unreadable';
  }
}
