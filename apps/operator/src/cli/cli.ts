import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Actor, type Clock, type CompanyId, invalid, portal } from '@partner/kernel';
import { readSettings, type Settings } from '@partner/runtime';
import { OperatorModule } from '../operator.module.js';
import { checkSchema } from './check-schema.js';
import { trackChanges } from './change-propagation.js';
import { type OpenDatabase, openDatabase } from './open-database.js';
import { print, printError, type Terminal } from './terminal.js';

/** Part of a command that uses the database. */
type DatabaseWork<T> = (url: string, settings: Settings, opened: OpenDatabase) => Promise<T>;

/** Context of every command: settings, database, use cases and output. */
export class Cli {
  /** @param operator the value of `--as`, when the command line has it. */
  constructor(
    readonly terminal: Terminal,
    private readonly operator: () => string | undefined = () => undefined,
  ) {}

  /**
   * Returns the portal actor of a company, with the operator acting for it.
   * @throws DomainError `invalid` for an invalid `--as`.
   */
  portal(company: CompanyId): Actor {
    const operator = this.operator();
    if (operator === undefined) return portal(company);
    if (!/^[^\p{Cc}]{1,100}$/u.test(operator)) throw invalid('--as must be a name of 1 to 100 characters');
    return { ...portal(company), operator };
  }

  /** @throws SettingsError for an invalid environment variable. */
  get settings(): Settings {
    return readSettings(this.terminal.environment);
  }

  /** Prints one JSON line on standard output. */
  print(value: unknown): Promise<void> {
    return print(this.terminal, value);
  }

  /** Prints one line for the operator on standard error. */
  warn(line: string): void {
    printError(this.terminal, line);
  }

  /** Opens the database for the duration of `work`, regardless of its schema. */
  async withDatabase<T>(work: DatabaseWork<T>): Promise<T> {
    const { settings } = this;
    const opened = await openDatabase(settings);
    try {
      return await work(opened.url, settings, opened);
    } finally {
      await opened.close();
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

  /** Creates the application for the duration of `work`. @param clock defaults to the machine's. */
  withApplication<T>(work: (application: INestApplicationContext) => Promise<T>, clock?: Clock): Promise<T> {
    return this.withMigratedDatabase(async (url, settings) => {
      const module = OperatorModule.forRoot(settings, url, clock);
      const application = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
      const propagated = trackChanges(application);
      try {
        return await work(application);
      } finally {
        await propagated();
        await application.close();
      }
    });
  }
}
