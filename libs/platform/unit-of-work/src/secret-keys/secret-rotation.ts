import type { CrossCompanyDatabase } from '@partner/postgres';
import type { Keyring } from './keyring.js';
import type { SealedColumn, SealedColumns } from './sealed-column.js';
import { ownerOf, pageOf, pageSize, type Replacement, replacing, type SealedRow } from './sealed-texts.js';

/** What was found in one column. */
export interface SealedCounts {
  readonly table: string;
  readonly column: string;
  /** Texts under the key that seals, those that were encrypted anew included. */
  readonly current: number;
  /** Texts under another key that is held. */
  readonly previous: number;
  /** Texts that no key opens. */
  readonly unreadable: number;
}

/**
 * Goes through everything that is encrypted, by pages in the order of the primary keys (R87). Servers may go on: a text
 * is replaced only while it is the one that was read. What was replaced stays so when it is interrupted, and the next
 * run finds it done.
 */
export class SecretRotation {
  constructor(
    private readonly database: CrossCompanyDatabase,
    private readonly contexts: SealedColumns,
  ) {}

  /** What there is under which key, column by column. */
  async *counts(keys: Keyring): AsyncGenerator<SealedCounts> {
    for (const column of this.contexts.sealedColumns) yield await this.#walk(column, keys, false);
  }

  /** Encrypts anew what is not under the key that seals. @returns what is left, column by column. */
  async *reseal(keys: Keyring): AsyncGenerator<SealedCounts & { readonly resealed: number }> {
    for (const column of this.contexts.sealedColumns) {
      const { previous, ...counts } = await this.#walk(column, keys, true);
      // Others may have changed some of them meanwhile: what counts is what is there now.
      const left = previous === 0 ? { ...counts, previous } : await this.#walk(column, keys, false);
      yield { ...left, resealed: previous };
    }
  }

  async #walk(column: SealedColumn, keys: Keyring, change: boolean): Promise<SealedCounts> {
    const found = { current: 0, previous: 0, unreadable: 0 };
    let after: readonly string[] | undefined;
    for (let rows: SealedRow[] = []; after === undefined || rows.length === pageSize; after = rows.at(-1)?.key) {
      rows = await this.database.outside<SealedRow>(pageOf(column, keys.prefix, after));
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
      if (change && replacements.length > 0) await this.database.outside(replacing(column, replacements));
      if (rows.length === 0) break;
    }
    return { table: column.table, column: column.member ?? column.column, ...found };
  }
}

function stateOf(
  column: SealedColumn,
  key: readonly string[],
  from: string,
  keys: Keyring,
): Replacement | 'current' | 'unreadable' {
  const owner = ownerOf(column, key);
  if (keys.isCurrent(from, owner)) return 'current';
  try {
    return { key, from, to: keys.seal(keys.open(from, owner), owner) };
  } catch {
    return 'unreadable';
  }
}
