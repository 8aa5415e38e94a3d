import type { StatementUse } from './statement-uses.js';

export interface UsedStatement {
  readonly text: string;
  readonly use: StatementUse;
}

export interface StatementNames {
  /** Name of each prepared statement; undefined for statements that are not prepared. */
  readonly names: readonly (string | undefined)[];
  /** Names of statements to close before the batch, to make room. */
  readonly closed: readonly string[];
}

/** Number of uses from which a statement is prepared: most combinations of filters are used only once. */
export const usesBeforePreparing = 3;
/** Maximum number of prepared statements per connection. */
export const maxStatements = 256;
/**
 * Maximum total length of their texts in characters: a plan takes the server about eighty times the size of its text.
 */
export const maxCharacters = 384 * 1024;

interface Prepared {
  readonly use: StatementUse;
  /** Length of the text in characters. */
  readonly size: number;
}

/**
 * Prepared statements of one connection. A frequent statement replaces the least recently used ones, but only less
 * frequent ones: statements shared by all callers stay prepared, however many different ones a single caller causes.
 */
export class ConnectionStatements {
  /** By name, least recently used first. */
  readonly #prepared = new Map<string, Prepared>();
  #size = 0;

  get count(): number {
    return this.#prepared.size;
  }

  /** Total length of their texts in characters. */
  get size(): number {
    return this.#size;
  }

  /** Returns the names for the statements of one batch. Statements of the same batch do not replace each other. */
  namesFor(statements: readonly UsedStatement[]): StatementNames {
    const inBatch = new Set(statements.map(({ use }) => use.name));
    const closed: string[] = [];
    const names = statements.map((statement) => {
      const { name } = statement.use;
      if (this.#refresh(name)) return name;
      const victims = this.#victimsFor(statement, inBatch);
      if (!victims) return undefined;
      for (const victim of victims) this.#remove(victim);
      closed.push(...victims.map(({ use }) => use.name));
      this.#add(statement);
      return name;
    });
    return { names, closed };
  }

  #refresh(name: string): boolean {
    const kept = this.#prepared.get(name);
    if (!kept) return false;
    this.#prepared.delete(name);
    this.#prepared.set(name, kept);
    return true;
  }

  /** Returns the statements to replace; undefined if the new one is not worth preparing. */
  #victimsFor({ text, use }: UsedStatement, inBatch: ReadonlySet<string>): readonly Prepared[] | undefined {
    if (use.count < usesBeforePreparing || text.length > maxCharacters) return undefined;
    const victims: Prepared[] = [];
    let size = this.#size + text.length;
    const isTooMuch = (): boolean => size > maxCharacters || this.#prepared.size - victims.length >= maxStatements;
    for (const kept of this.#prepared.values()) {
      if (!isTooMuch()) break;
      if (inBatch.has(kept.use.name) || kept.use.count >= use.count) continue;
      victims.push(kept);
      size -= kept.size;
    }
    return isTooMuch() ? undefined : victims;
  }

  #add({ text, use }: UsedStatement): void {
    this.#prepared.set(use.name, { use, size: text.length });
    this.#size += text.length;
  }

  #remove({ use, size }: Prepared): void {
    this.#prepared.delete(use.name);
    this.#size -= size;
  }
}
