import type { INestApplicationContext } from '@nestjs/common';
import { type Actor, type Clock, type CompanyId, portal } from '@partner/kernel';
import { openDatabase, readSettings, type Settings } from '@partner/runtime';
import { stopEmbedded } from '@partner/embedded';
import { checkSchema } from './check-schema.js';
import { Progress } from './progress.js';
import { print, printError, type Terminal } from './terminal.js';

/** Part of a command that uses the database. */
type DatabaseWork<T> = (
  url: string,
  settings: Settings,
  opened: Awaited<ReturnType<typeof openDatabase>>,
) => Promise<T>;

/** Context of every command: settings, database, use cases and output. */
export class Cli {
  /** Value of `--company` of the command that runs. */
  company?: CompanyId;
  readonly progress: Progress;

  /** @param operator the value of `--as`, when the command line has it. */
  constructor(
    readonly terminal: Terminal,
    private readonly operator: () => string | undefined = () => undefined,
  ) {
    this.progress = new Progress(terminal.errors);
  }

  /** Returns the portal actor of a company, with the operator acting for it. */
  portal(company: CompanyId): Actor {
    const operator = this.operator();
    if (operator === undefined) return portal(company);
    return { ...portal(company), operator };
  }

  /** @throws DomainError `invalid` for an invalid environment variable. */
  get settings(): Settings {
    return readSettings(this.terminal.environment);
  }

  /** Prints one JSON line on standard output. */
  print(value: unknown): Promise<void> {
    this.progress.clear();
    return print(this.terminal, value);
  }

  /** Prints one line for the operator on standard error. */
  warn(line: string): void {
    this.progress.clear();
    printError(this.terminal, line);
  }

  /**
   * Shows the progress of work that asks after each of its steps whether it goes on.
   * @returns its question, which is answered with false after an interruption.
   */
  steps(name: string, unit: string): () => boolean {
    this.progress.begin(name, unit);
    return () => {
      this.progress.advance();
      return !this.terminal.stop.aborted;
    };
  }

  /**
   * Opens the database for the duration of `work`, regardless of its schema. Afterwards stops an embedded server that
   * was started for it, unless another process is connected by now.
   */
  async withDatabase<T>(work: DatabaseWork<T>): Promise<T> {
    const { settings } = this;
    const opened = await openDatabase(settings);
    try {
      return await work(opened.url, settings, opened);
    } finally {
      if (opened.startedHere) await stopEmbedded(settings.dataDir, { unlessUsed: true });
    }
  }

  /**
   * Opens the database for the duration of `work`.
   * @throws DomainError `unavailable` when it lacks migrations of this code.
   */
  withMigratedDatabase<T>(work: DatabaseWork<T>): Promise<T> {
    return this.withDatabase(async (url, settings, opened) => {
      await checkSchema(url);
      return work(url, settings, opened);
    });
  }

  /**
   * Creates the application for the duration of `work`.
   * @param clock defaults to the machine's.
   * @throws DomainError `notFound` for an unknown `--company`.
   */
  withApplication<T>(work: (application: INestApplicationContext) => Promise<T>, clock?: Clock): Promise<T> {
    return this.withMigratedDatabase(async (url, settings) => {
      const { runInApplication } = await import('./application.js');
      return runInApplication(work, settings, url, { clock, company: this.company });
    });
  }
}
