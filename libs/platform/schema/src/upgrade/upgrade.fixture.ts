import { newId } from '@partner/kernel';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import pg from 'pg';
import { Contexts } from '../contexts/contexts.js';
import { discoverContexts } from '../contexts/discover-contexts.js';
import { migrate } from './migrate.js';

const migrations = new URL('../testing/later-release/', import.meta.url);
/** A later release, which adds a column with an index to the table `widgets` of this one. */
const laterRelease = new Contexts([...(await discoverContexts()).all, { name: 'widgets', resources: {}, migrations }]);

/** Database of this release with a table `widgets`, for tests of upgrades. */
export class Upgrade {
  private constructor(
    private readonly database: TestDatabase,
    readonly client: pg.Client,
    readonly other: pg.Client,
  ) {}

  static async of(rows: number): Promise<Upgrade> {
    const database = await freshDatabase();
    const [client, other] = [new pg.Client(database.url), new pg.Client(database.url)];
    await Promise.all([client.connect(), other.connect()]);
    await client.query(`create table widgets (company_id char(24) not null, id char(24) not null, name text not null,
      primary key (company_id, id))`);
    await client.query(`insert into widgets select '${newId()}', lpad(to_hex(n), 24, '0'), 'Widget ' || n
      from generate_series(1, ${rows}) n`);
    return new Upgrade(database, client, other);
  }

  migrate(): Promise<string[]> {
    return migrate(this.database.url, laterRelease);
  }

  /** Adds a widget as a server does, on a connection of its own. */
  async write(): Promise<void> {
    await this.other.query(`insert into widgets (company_id, id, name) values ('${newId()}', '${newId()}', 'NEW')`);
  }

  /** Resolves when a query of this database has rows. */
  async sees(text: string): Promise<void> {
    for (let seen = 0; seen === 0;) seen = (await this.other.query(text)).rowCount!;
  }

  async end(): Promise<void> {
    await Promise.all([this.client.end(), this.other.end()]);
    await this.database.drop();
  }
}
