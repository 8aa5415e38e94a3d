import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { causeText, DomainError } from '@partner/kernel';
import { withTimeout } from '@partner/runtime';
import sql, { type Sql } from 'sql-template-tag';
import { batchLoader } from '../batch-loader.js';
import { type CompanyStatement, Database } from '../database.js';
import { refusal } from '../connection/postgres-errors.js';
import { readOnlyCode } from '../servers/database-servers.js';
import { WorkScope } from '../work-scope.js';
import { Transaction } from '../transaction/transaction.js';
import type { DatabaseOptions } from '../connection/connection-pool.js';
import { currentCompany } from '../transaction/current-company.js';

/** Milliseconds before each retry on a standby that is slightly behind; replay usually takes one or two. */
const retryDelaysMs = [2, 5, 10];
/** Milliseconds for which a standby that is behind is not used. */
const behindPauseMs = 250;
/** Milliseconds for which an unreachable standby is not used; doubled after each consecutive failure. */
const unreachablePauseMs = { first: 1_000, longest: 30_000 };
/** Milliseconds after which a read on the standby is moved to the primary. */
const readTimeoutMs = 10_000;
const behindCode = 'PA004';
/** SQL assertion that the standby has replayed far enough. */
const hasReplayed = refusal('standby_behind', behindCode);

/**
 * Reads from a standby that never return older data than the primary (R94). Each read gets the current log position of
 * the primary, with one statement for all reads of a turn of the event loop. The standby checks in the round trip of
 * the read that it has replayed the log up to that position. So a read sees every commit that any caller could have
 * learned of before it, in any process, from a cached list, the feed or a webhook. Reads that the standby cannot serve
 * go to the primary.
 */
export class ReadStandby {
  readonly #logger = new Logger('ReadStandby');
  readonly #position: { load(key: true): Promise<string> };
  #pausedUntil = 0;
  #failures = 0;
  #reported: string | undefined;

  /**
   * @param primary primary that the standby follows, queried without this class.
   * @param standby connections to the standby.
   */
  constructor(
    primary: Pick<Database, 'query'>,
    private readonly standby: Pick<Database, 'each'>,
  ) {
    this.#position = batchLoader(async (reads) => {
      // Runs in a separate scope, because many reads wait for it and cancelling one of them must not stop it.
      const [row] = await new WorkScope().run(() => primary.query<{ position: string }>(position, 'outside'));
      return reads.map(() => row!.position);
    });
  }

  /**
   * Returns the rows of each statement, which sees the rows of its company; undefined if the primary has to serve the
   * read.
   */
  async read<Row>(statements: readonly CompanyStatement[]): Promise<Row[][] | undefined> {
    if (performance.now() < this.#pausedUntil) return undefined;
    const checked = [{ company: undefined, statement: reached(await this.#position.load(true)) }, ...statements];
    try {
      const [, ...rows] = await this.#withRetries<Row>(checked);
      this.#serves();
      return rows;
    } catch (error) {
      // The work was cancelled, or the statement would fail on the primary, too.
      if (WorkScope.current?.cancelled || !canRunOnPrimary(error)) throw error;
      this.#pause(error);
      return undefined;
    }
  }

  async #withRetries<Row>(statements: readonly CompanyStatement[]): Promise<Row[][]> {
    for (const milliseconds of retryDelaysMs) {
      try {
        return await withTimeout(readTimeoutMs, this.standby.each<Row>(statements, 'read'));
      } catch (error) {
        if (codeOf(error) !== behindCode || performance.now() < this.#pausedUntil) throw error;
        await pause(milliseconds);
      }
    }
    return withTimeout(readTimeoutMs, this.standby.each<Row>(statements, 'read'));
  }

  #serves(): void {
    this.#failures = 0;
    if (this.#reported !== undefined) this.#logger.log('reads go to the standby again');
    this.#reported = undefined;
  }

  /** Uses the primary for a while, and logs the reason once. */
  #pause(error: unknown): void {
    const code = codeOf(error);
    // Reads that write, such as using a one-time link, always belong on the primary.
    if (code === readOnlyCode) return;
    const isBehind = code === behindCode;
    if (!isBehind) this.#failures += 1;
    const away = Math.min(unreachablePauseMs.longest, unreachablePauseMs.first * 2 ** (this.#failures - 1));
    this.#pausedUntil = performance.now() + (isBehind ? behindPauseMs : away);
    const why = isBehind ? 'the standby is behind' : 'the standby does not answer';
    if (this.#reported === why) return;
    this.#reported = why;
    this.#logger.warn(`reads go to the primary: ${why}${isBehind ? '' : `: ${causeText(error)}`}`);
  }
}

/** Log position that includes every commit visible to any caller. */
const position = sql`select pg_current_wal_flush_lsn()::text as position`;

/** Statement that fails unless the server is a standby that has replayed the log up to `position`. */
const reached = (position: string): Sql =>
  sql`select ${hasReplayed(sql`pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn`)} as reached`;

function codeOf(error: unknown): unknown {
  for (let at = error; at !== undefined && at !== null; at = (at as { cause?: unknown }).cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** True if the statement may succeed on the primary. */
const canRunOnPrimary = (error: unknown): boolean =>
  [behindCode, readOnlyCode].includes(String(codeOf(error))) ||
  (error instanceof DomainError && error.code === 'unavailable') ||
  (error as Error).name === 'TimeoutError';

/** Timeout for connecting to the standby in milliseconds; the primary can serve the read instead. */
const connectTimeoutMs = 2_000;

/** Database that serves read-only requests from a standby, as long as it is not behind (R94). */
export class DatabaseWithStandby extends Database {
  readonly #standby: Database;
  readonly #reads: ReadStandby;

  constructor(options: DatabaseOptions, readUrl: string) {
    super(options);
    this.#standby = new Database({ ...options, url: readUrl, connectTimeoutMs });
    this.#reads = new ReadStandby({ query: (statement, outside) => super.query(statement, outside) }, this.#standby);
  }

  override async query<Row>(statement: Sql, outside?: 'outside'): Promise<Row[]> {
    if (outside || Transaction.current.getStore() || !WorkScope.current?.readsOnly)
      return super.query<Row>(statement, outside);
    const [rows] = await this.each<Row>([{ company: currentCompany(), statement }], 'read');
    return rows!;
  }

  override async each<Row>(statements: readonly CompanyStatement[], access?: 'read' | 'write'): Promise<Row[][]> {
    const read = access === 'read' ? await this.#reads.read<Row>(statements) : undefined;
    return read ?? super.each<Row>(statements, access);
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.#standby.close()]);
  }
}
