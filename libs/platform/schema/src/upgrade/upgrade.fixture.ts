import { type CompanyId, type Id, newId } from '@partner/kernel';
import { freshDatabase, testServer } from '@partner/testing';
import pg from 'pg';
import type { Contexts } from '../contexts/contexts.js';
import { migrate } from './migrate.js';

/** Database of an earlier release, with records of one company, for tests of upgrades. */
export class Upgrade {
  readonly company = newId() as CompanyId;
  readonly customer: Id = newId();

  private constructor(
    readonly url: string,
    readonly client: pg.Client,
    private readonly contexts: Contexts,
  ) {}

  /** Creates a database of an earlier release. @param before first migration that the release lacks. */
  static async from(before: string, contexts: Contexts): Promise<Upgrade> {
    const name = `upgrade_${newId()}`;
    await onServer(`create database "${name}"`);
    const url = Object.assign(new URL(testServer()), { pathname: `/${name}` }).href;
    await migrate(url, contexts, undefined, before);
    return Upgrade.#opened(url, contexts);
  }

  /** Creates a database of this release. */
  static async upgraded(contexts: Contexts): Promise<Upgrade> {
    return Upgrade.#opened((await freshDatabase()).url, contexts);
  }

  static async #opened(url: string, contexts: Contexts): Promise<Upgrade> {
    const client = new pg.Client(url);
    await client.connect();
    const upgrade = new Upgrade(url, client, contexts);
    await client.query(`insert into companies (company_id, id, name, version, created_at, updated_at)
      values ('${upgrade.company}', '${upgrade.company}', 'Barns', 1, now(), now())`);
    await client.query(`insert into customers (company_id, id, version, created_at, updated_at, active)
      values ('${upgrade.company}', '${upgrade.customer}', 1, now(), now(), true)`);
    return upgrade;
  }

  /** Writes leads of the last three years, bypassing triggers. */
  async seed(count: number): Promise<void> {
    await this.client.query(`set session_replication_role = replica`);
    await this.client.query(`insert into leads (company_id, id, version, created_at, updated_at, number, status,
        status_changed_at, customer_id)
      select '${this.company}', lpad(to_hex(i), 24, '0'), 1, t, t, i, (array['Open', 'Lost', 'Deleted'])[i % 3 + 1], t,
        '${this.customer}'
      from generate_series(1, ${count}) i, lateral (select now() - i * interval '1096 days' / ${count} as t) at`);
    await this.client.query(`set session_replication_role = origin`);
  }

  migrate(): Promise<string[]> {
    return migrate(this.url, this.contexts);
  }

  /** Changes leads repeatedly, with a lock timeout of one second. @throws any error of a statement. */
  async write(writer: number, goesOn: () => boolean): Promise<number> {
    const client = new pg.Client(this.url);
    await client.connect();
    try {
      await client.query(`set lock_timeout = '1s'`);
      let written = 0;
      for (; goesOn(); written += 1) await client.query(this.change(1_000_000_000 + writer * 1_000_000 + written));
      return written;
    } finally {
      await client.end();
    }
  }

  /**
   * Returns statements that add a lead and change it and an older one, in one transaction. Each million of numbers has
   * older leads of its own, so that writers wait for no other writer.
   */
  change(number: number): string {
    const place = (Math.floor(number / 1_000_000) % 1_000) * 1_000 + ((number * 7_919) % 1_000);
    const at = `now() - ${number % 1_000} * interval '1 day'`;
    const own = `company_id = '${this.company}' and number = ${number}`;
    const older = `company_id = '${this.company}' and id = lpad(to_hex(${place}), 24, '0')`;
    return `insert into leads (company_id, id, version, created_at, updated_at, number, status, status_changed_at,
        customer_id) values ('${this.company}', '${newId()}', 1, ${at}, now(), ${number}, 'Open', now(),
        '${this.customer}');
      update leads set status = 'Lost' where ${own} and number % 2 = 0;
      update leads set status = case status when 'Open' then 'Lost' else 'Open' end where ${older};
      update leads set created_at = created_at - interval '40 days' where ${older} and ${number % 3} = 0;
      delete from leads where ${own} and number % 5 = 0`;
  }

  async end(): Promise<void> {
    await this.client.end();
    await onServer(`drop database "${new URL(this.url).pathname.slice(1)}" with (force)`);
  }
}

async function onServer(text: string): Promise<void> {
  const client = new pg.Client(testServer());
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
