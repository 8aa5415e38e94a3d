import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Clock } from '@partner/kernel';
import { readSettings, type Settings } from '@partner/runtime';
import { OperatorModule } from '../operator.module.js';
import { checkSchema } from './checked-schema.js';
import { noteChanges } from './heard-everywhere.js';
import { reachDatabase } from './reached-database.js';
import { print, type Terminal } from './terminal.js';

/** What every command works with: settings, database, use cases, and a way to print. */
export class Desk {
  constructor(readonly terminal: Terminal) {}

  /** @throws SettingsError for a variable that cannot be used. */
  get settings(): Settings {
    return readSettings(this.terminal.environment);
  }

  /** One JSON line on standard output. */
  print(value: unknown): Promise<void> {
    return print(this.terminal, value);
  }

  /** The address of the database, whatever is in it, for the length of `work`. */
  async database<T>(work: (url: string, settings: Settings) => Promise<T>): Promise<T> {
    const { settings } = this;
    const reached = await reachDatabase(settings);
    try {
      return await work(reached.url, settings);
    } finally {
      await reached.leave();
    }
  }

  /** The address of a database with the schema of this code. @throws DomainError `unavailable` when it has another one. */
  migrated<T>(work: (url: string, settings: Settings) => Promise<T>): Promise<T> {
    return this.database(async (url, settings) => {
      await checkSchema(url);
      return work(url, settings);
    });
  }

  /** The use cases of all contexts, made for this command and closed after it. @param clock the machine's unless given. */
  use<T>(work: (application: INestApplicationContext) => Promise<T>, clock?: Clock): Promise<T> {
    return this.migrated(async (url, settings) => {
      const module = OperatorModule.forRoot(settings, url, clock);
      const application = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
      const heardEverywhere = noteChanges(application);
      try {
        return await work(application);
      } finally {
        await heardEverywhere();
        await application.close();
      }
    });
  }
}
