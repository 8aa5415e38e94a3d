import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { causeText, DomainError } from '@partner/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { batchLoader } from '../loaders/batch-loader.js';
import type { CompanyStatement, Database } from '../database.js';
import { refusal } from '../connection/postgres-errors.js';
import { readOnlyCode } from '../servers/database-servers.js';
import { workScope, WorkScope } from '../work-scope.js';

/** Milliseconds before each further look at a standby that has nearly come so far: replay takes one or two. */
const patience = [2, 5, 10];
/** Milliseconds in which a standby that is behind is not asked again. */
const behindMs = 250;
/** The same of one that does not answer: twice as long after each failure in a row. */
const awayMs = { first: 1_000, longest: 30_000 };
/** Milliseconds after which a read that the standby has begun is the primary's. */
const longestMs = 10_000;
const behindCode = 'PA004';
/** 1 on a standby that has come far enough. */
const isThere = refusal('standby_behind', behindCode);

/**
 * Reads on a standby that are never older than one on the primary would be (R94). A read asks the primary how far its
 * log has come, all reads of a turn in one statement; the standby answers it only when it has replayed as much, which
 * it
 * checks in the round trip of the read. Whatever anybody was told before the read, of this process or another one, by a
 * cached list, the feed or a webhook, was committed by then. A read that the standby does not answer is the primary's.
 */
export class ReadStandby {
  readonly #logger = new Logger('ReadStandby');
  readonly #position: { load(key: true): Promise<string> };
  #restsUntil = 0;
  #failures = 0;
  #told: string | undefined;

  /**
   * @param primary whose log the standby follows, asked without this class.
   * @param standby its connections.
   */
  constructor(
    primary: Pick<Database, 'outside'>,
    private readonly standby: Pick<Database, 'each'>,
  ) {
    this.#position = batchLoader(async (reads) => {
      // In a scope of its own: many wait for it, and none of their cancellations may stop it.
      const [row] = await workScope.run(new WorkScope(), () => primary.outside<{ position: string }>(position));
      return reads.map(() => row!.position);
    });
  }

  /** Rows of each statement, which see the rows of their companies; undefined when the primary has to read. */
  async read<Row>(statements: readonly CompanyStatement[]): Promise<Row[][] | undefined> {
    if (performance.now() < this.#restsUntil) return undefined;
    const checked = [{ company: undefined, statement: reached(await this.#position.load(true)) }, ...statements];
    try {
      const [, ...rows] = await this.#patiently<Row>(checked);
      this.#serves();
      return rows;
    } catch (error) {
      // The work was given up, whoever carries it out; or a statement is wrong, wherever it runs.
      if (workScope.getStore()?.cancelled || !isElsewhere(error)) throw error;
      this.#rest(error);
      return undefined;
    }
  }

  async #patiently<Row>(statements: readonly CompanyStatement[]): Promise<Row[][]> {
    for (const milliseconds of patience) {
      try {
        return await within(longestMs, this.standby.each<Row>(statements));
      } catch (error) {
        if (codeOf(error) !== behindCode || performance.now() < this.#restsUntil) throw error;
        await pause(milliseconds);
      }
    }
    return within(longestMs, this.standby.each<Row>(statements));
  }

  #serves(): void {
    this.#failures = 0;
    if (this.#told !== undefined) this.#logger.log('reads go to the standby again');
    this.#told = undefined;
  }

  /** Has the primary read for a while, and says why once. */
  #rest(error: unknown): void {
    const code = codeOf(error);
    // A read that writes, such as one that takes a link, is none of the standby's.
    if (code === readOnlyCode) return;
    const isBehind = code === behindCode;
    if (!isBehind) this.#failures += 1;
    const away = Math.min(awayMs.longest, awayMs.first * 2 ** (this.#failures - 1));
    this.#restsUntil = performance.now() + (isBehind ? behindMs : away);
    const why = isBehind ? 'the standby is behind' : 'the standby does not answer';
    if (this.#told === why) return;
    this.#told = why;
    this.#logger.warn(`reads go to the primary: ${why}${isBehind ? '' : `: ${causeText(error)}`}`);
  }
}

/** What every commit that anybody has seen lies before. */
const position = sql`select pg_current_wal_flush_lsn()::text as position`;

/** Fails unless the server is a standby that has replayed the log up to `position`. */
const reached = (position: string): Sql =>
  sql`select ${isThere(sql`pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn`)} as reached`;

function codeOf(error: unknown): unknown {
  for (let at = error; at !== undefined && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Whether the same statement may succeed on the primary. */
const isElsewhere = (error: unknown): boolean =>
  [behindCode, readOnlyCode].includes(String(codeOf(error))) ||
  (error instanceof DomainError && error.code === 'unavailable') ||
  error instanceof Unanswered;

class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unanswered(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  // What comes too late is nobody's.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
