import type { StatementUse } from './statement-uses.js';

/** A statement that is about to be carried out. */
export interface UsedStatement {
  readonly text: string;
  readonly use: StatementUse;
}

/** What a batch calls its statements. */
export interface StatementNames {
  /** For each statement the name under which it is prepared; undefined for one that is not kept. */
  readonly names: readonly (string | undefined)[];
  /** Statements to be closed before the batch, because others take their place. */
  readonly closed: readonly string[];
}

/** A statement is prepared from this use on: most filters are asked for once. */
export const usesBeforePreparing = 3;
/** Statements that one connection keeps. */
export const maxStatements = 256;
/** Characters that they may have together: a plan takes the server some eighty times its text. */
export const maxCharacters = 384 * 1024;

interface Kept {
  readonly use: StatementUse;
  /** The length of its text. */
  readonly size: number;
}

/**
 * The statements that one connection keeps prepared. One that is used often takes the place of those used longest ago,
 * but only of ones that are used less: statements that all callers share stay, however many others one caller makes up.
 */
export class ConnectionStatements {
  /** By name; the one used longest ago comes first. */
  readonly #kept = new Map<string, Kept>();
  #size = 0;

  /** How many are kept. */
  get count(): number {
    return this.#kept.size;
  }

  /** Characters of those that are kept. */
  get size(): number {
    return this.#size;
  }

  /** What the statements of one batch are to be called. None of them gives up its place to another of them. */
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
    const kept = this.#kept.get(name);
    if (!kept) return false;
    this.#kept.delete(name);
    this.#kept.set(name, kept);
    return true;
  }

  /** Which ones give up their place; undefined when the statement is not worth it. */
  #victimsFor({ text, use }: UsedStatement, inBatch: ReadonlySet<string>): readonly Kept[] | undefined {
    if (use.count < usesBeforePreparing || text.length > maxCharacters) return undefined;
    const victims: Kept[] = [];
    let size = this.#size + text.length;
    const isTooMuch = (): boolean => size > maxCharacters || this.#kept.size - victims.length >= maxStatements;
    for (const kept of this.#kept.values()) {
      if (!isTooMuch()) break;
      if (inBatch.has(kept.use.name) || kept.use.count >= use.count) continue;
      victims.push(kept);
      size -= kept.size;
    }
    return isTooMuch() ? undefined : victims;
  }

  #add({ text, use }: UsedStatement): void {
    this.#kept.set(use.name, { use, size: text.length });
    this.#size += text.length;
  }

  #remove({ use, size }: Kept): void {
    this.#kept.delete(use.name);
    this.#size -= size;
  }
}
