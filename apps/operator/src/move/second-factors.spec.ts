import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { SecretBox } from '@partner/runtime';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

const key = randomBytes(32);
const environment = { PARTNER_SECRET: key.toString('base64') };
const box = new SecretBox(key);
const ownerOf = (account: Id) => `second factor of account ${account}` as const;
const emailOf = (name: string): string => `${name}@barns.example`;

/** Factors of a person: decrypted secrets of apps, ids of passkeys, and hashes of recovery codes. */
interface Factors {
  readonly apps: string[];
  readonly passkeys: string[];
  readonly codes: string[];
  readonly attempts: number | null;
}

/** One of the two cells, with its database. */
class TestCell {
  readonly database: Database;
  readonly partner: CommandLine;

  constructor(readonly home: TestDatabase) {
    this.database = new Database({ url: home.url });
    this.partner = new CommandLine({ ...environment, DATABASE_URL: home.serverUrl });
  }

  /** Creates a company with administrators. */
  async company(...people: string[]): Promise<CompanyId> {
    const created = await this.partner.run('company', 'create', '--name', 'Barns');
    const { id } = created.printed[0] as { id: CompanyId };
    const lines = people.map((name) => ({ put: 'user', email: emailOf(name), firstName: name, isOwner: true }));
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    expect(await this.partner.with(text, 'apply', '--company', id, '-')).toMatchObject({ status: 0 });
    return id;
  }

  async accountOf(name: string): Promise<Id | undefined> {
    const [row] = await this.database.query<{ id: Id }>(sql`select id from accounts where email = ${emailOf(name)}`);
    return row?.id;
  }

  /** Gives a person an app, a passkey, a recovery code and a counted attempt, all named by `mark`. */
  async addFactors(name: string, mark: string): Promise<void> {
    const account = (await this.accountOf(name))!;
    await this.database.query(sql`
      insert into second_factors (account_id, id, kind, name, secret, last_step, created_at, confirmed_at)
        values (${account}, ${newId()}, 'totp', 'App', ${box.seal(mark, ownerOf(account))}, 7, now(), now())`);
    await this.database.query(sql`
      insert into second_factors (account_id, id, kind, name, credential_id, public_key, counter, transports,
          created_at, confirmed_at)
        values (${account}, ${newId()}, 'passkey', 'Laptop', ${mark}, '\\x0102', 3, '{usb,"a b"}', now(), now())`);
    await this.addCode(name, mark);
    await this.database.query(sql`insert into second_factor_attempts values (${account}, 4, now())`);
  }

  async addCode(name: string, mark: string): Promise<void> {
    const hash = Buffer.from(mark).toString('hex').padEnd(64, '0');
    await this.database.query(sql`insert into recovery_codes values (${(await this.accountOf(name))!}, ${hash})`);
  }

  /** Returns undefined for a person without an account. */
  async factorsOf(name: string): Promise<Factors | undefined> {
    const account = await this.accountOf(name);
    if (account === undefined) return undefined;
    const own = sql`where account_id = ${account}`;
    const factors = await this.database.query<{ secret: string | null; passkey: string | null }>(
      sql`select secret, credential_id as passkey from second_factors ${own} order by kind`,
    );
    const codes = await this.database.query<{ hash: string }>(
      sql`select code_hash as hash from recovery_codes ${own} order by code_hash`,
    );
    const [counted] = await this.database.query<{ attempts: number }>(
      sql`select attempts from second_factor_attempts ${own}`,
    );
    return {
      apps: factors.flatMap(({ secret }) => (secret === null ? [] : [box.open(secret, ownerOf(account))])),
      passkeys: factors.flatMap(({ passkey }) => passkey ?? []),
      codes: codes.map(({ hash }) => Buffer.from(hash.replace(/(?:00)+$/, ''), 'hex').toString()),
      attempts: counted?.attempts ?? null,
    };
  }

  /** All columns of the factors of a person, as text. */
  stored(name: string): Promise<{ line: string }[]> {
    return this.database.query(sql`select f::text as line from second_factors f
      join accounts a on a.id = f.account_id where a.email = ${emailOf(name)} order by f.id`);
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.home.drop();
  }
}

const factors = (mark: string): Factors => ({ apps: [mark], passkeys: [mark], codes: [mark], attempts: 4 });
const none: Factors = { apps: [], passkeys: [], codes: [], attempts: null };

describe('second factors of people whose company moves to another cell', () => {
  let [a, b]: TestCell[] = [];
  let [first, second]: CompanyId[] = [];

  const move = async (company: CompanyId, to: string, ...options: string[]): Promise<void> => {
    const cells = [a!, b!].map(({ home: { url } }, index) => ({
      name: 'ab'[index],
      database: url,
      upstream: `127.0.0.1:${index + 1}`,
    }));
    const partner = new CommandLine({ ...environment, PARTNER_CELLS: JSON.stringify(cells) });
    expect(await partner.run('company', 'move', company, '--to', to, ...options)).toMatchObject({
      status: 0,
      errors: '',
    });
  };

  beforeAll(async () => {
    [a, b] = [new TestCell(await freshDatabase()), new TestCell(await freshDatabase())];
    first = await a.company('new', 'known', 'both');
    second = await a.company('both');
    await b.company('known');
    // The first use of a secret makes it the key of the database.
    for (const { partner } of [a, b]) expect(await partner.run('secrets', 'status')).toMatchObject({ status: 0 });
    for (const name of ['new', 'known', 'both']) await a.addFactors(name, `${name} in a`);
    await b.addFactors('known', 'known in b');
    await move(first, 'b');
  });
  afterAll(() => Promise.all([a?.close(), b?.close()]));

  it('arrive unchanged, and can be decrypted, of a person who is new in the target', async () => {
    expect(await b!.factorsOf('new')).toEqual(factors('new in a'));
    expect(await b!.stored('new')).toEqual(await a!.stored('new'));
  });

  it("are the target's for a person who is known there", async () => {
    expect(await b!.factorsOf('known')).toEqual(factors('known in b'));
  });

  it('stay in the source while another company of the person is there', async () => {
    await move(first!, 'b', '--purge');
    expect(await a!.factorsOf('both')).toEqual(factors('both in a'));
    expect([await a!.factorsOf('new'), await a!.factorsOf('known')]).toEqual([undefined, undefined]);
  });

  it("are the target's for a person who arrived there with another company", async () => {
    expect(await b!.factorsOf('both')).toEqual(factors('both in a'));
    await a!.addCode('both', 'late in a');
    await b!.addCode('both', 'late in b');
    await move(second!, 'b');
    expect((await b!.factorsOf('both'))!.codes).toEqual(['both in a', 'late in b']);
  });

  it('can be reset in the target', async () => {
    const reset = await b!.partner.run('user', 'reset-second-factor', '--company', first!, '--email', emailOf('new'));
    expect(reset).toMatchObject({ status: 0, printed: [{ removed: 2 }] });
    expect(await b!.factorsOf('new')).toEqual(none);
  });

  it('replace those that a person left behind in a cell, when the last company returns', async () => {
    await move(second!, 'b', '--purge');
    await b!.addCode('both', 'later in b');
    for (const company of [first!, second!]) await move(company, 'a');
    expect((await a!.factorsOf('both'))!.codes).toEqual(['both in a', 'late in b', 'later in b']);
    expect(await a!.factorsOf('new')).toEqual(none);
  });
});
