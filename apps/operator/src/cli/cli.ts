import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Actor, type Clock, type CompanyId, invalid, portal } from '@partner/kernel';
import { readSettings, type Settings } from '@partner/runtime';
import { OperatorModule } from '../operator.module.js';
import { checkSchema } from './check-schema.js';
import { trackChanges } from './change-propagation.js';
import { type OpenDatabase, openDatabase } from './open-database.js';
import { print, printError, type Terminal } from './terminal.js';

/** The part of a command that uses the address of the database. */
type DatabaseWork<T> = (url: string, settings: Settings, opened: OpenDatabase) => Promise<T>;

/** What every command works with: settings, database, use cases, and a way to print. */
export class Cli {
  /** @param operator the value of `--as`, when the command line has it. */
  constructor(
    readonly terminal: Terminal,
    private readonly operator: () => string | undefined = () => undefined,
  ) {}

  /** The portal of a company, with the operator who acts for it. @throws DomainError `invalid` for a bad `--as`. */
  portal(company: CompanyId): Actor {
    const operator = this.operator();
    if (operator === undefined) return portal(company);
    if (!/^[^\p{Cc}]{1,100}$/u.test(operator)) throw invalid('--as must be a name of 1 to 100 characters');
    return { ...portal(company), operator };
  }

  /** @throws SettingsError for a variable that cannot be used. */
  get settings(): Settings {
    return readSettings(this.terminal.environment);
  }

  /** One JSON line on standard output. */
  print(value: unknown): Promise<void> {
    return print(this.terminal, value);
  }

  /** One line on standard error, for the operator to read. */
  warn(line: string): void {
    printError(this.terminal, line);
  }

  /** The address of the database, whatever is in it, for the length of `work`. */
  async database<T>(work: DatabaseWork<T>): Promise<T> {
    const { settings } = this;
    const opened = await openDatabase(settings);
    try {
      return await work(opened.url, settings, opened);
    } finally {
      await opened.close();
    }
  }

  /**
   * The address of a database with the schema of this code. @throws DomainError `unavailable` when it has another one.
   */
  migrated<T>(work: DatabaseWork<T>): Promise<T> {
    return this.database(async (url, settings, opened) => {
      await checkSchema(url);
      return work(url, settings, opened);
    });
  }

  /**
   * The use cases of all contexts, made for this command and closed after it. @param clock the machine's unless given.
   */
  use<T>(work: (application: INestApplicationContext) => Promise<T>, clock?: Clock): Promise<T> {
    return this.migrated(async (url, settings) => {
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
