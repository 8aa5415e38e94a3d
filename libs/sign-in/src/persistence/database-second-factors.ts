import type { CompanyId, Id } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { Factor, PasskeyFactor, SecondFactors } from '../application/ports/second-factors.js';

/** Row-level security shows only accounts of people of the current company. */
export class DatabaseSecondFactors implements SecondFactors {
  constructor(private readonly database: Database) {}

  of(account: Id): Promise<Factor[]> {
    return this.database.query<Factor>(sql`select id, kind, name, secret as "sealedSecret",
        confirmed_at is not null as "isConfirmed", credential_id as "credentialId", public_key as "publicKey",
        counter::float8 as counter, transports, created_at as "createdAt", last_used_at as "lastUsedAt"
      from second_factors where account_id = ${account} order by id`);
  }

  async ofForUpdate(account: Id): Promise<Factor[]> {
    await this.database.lockName(`second factors ${account}`);
    return this.of(account);
  }

  addTotp(account: Id, { id, sealedSecret }: { id: Id; sealedSecret: string }, at: Date): Promise<boolean> {
    return this.#changes(sql`insert into second_factors as f (account_id, id, kind, name, secret, created_at)
      values (${account}, ${id}, 'totp', 'Authenticator app', ${sealedSecret}, ${at})
      on conflict (account_id) where kind = 'totp' do update
        set id = excluded.id, secret = excluded.secret, created_at = excluded.created_at
        where f.confirmed_at is null`);
  }

  /** The comparison is made by the statement, so of two requests with one code only one succeeds. */
  useStep(account: Id, id: Id, step: number, at: Date): Promise<boolean> {
    return this.#changes(sql`update second_factors
      set last_step = ${step}, last_used_at = ${at}, confirmed_at = coalesce(confirmed_at, ${at})
      where account_id = ${account} and id = ${id} and kind = 'totp' and coalesce(last_step, 0) < ${step}`);
  }

  addPasskey(account: Id, passkey: Omit<PasskeyFactor, 'kind' | 'lastUsedAt'>): Promise<boolean> {
    const { id, name, credentialId, publicKey, counter, transports, createdAt } = passkey;
    return this.#changes(sql`insert into second_factors
      (account_id, id, kind, name, credential_id, public_key, counter, transports, created_at, confirmed_at)
      values (${account}, ${id}, 'passkey', ${name}, ${credentialId}, ${publicKey}, ${counter}, ${[...transports]},
        ${createdAt}, ${createdAt})
      on conflict (account_id, credential_id) do nothing`);
  }

  usePasskey(account: Id, id: Id, counter: number, at: Date): Promise<boolean> {
    return this.#changes(sql`update second_factors set counter = ${counter}, last_used_at = ${at}
      where account_id = ${account} and id = ${id} and kind = 'passkey'
        and (counter < ${counter} or counter = 0 and ${counter} = 0)`);
  }

  remove(account: Id, id: Id): Promise<boolean> {
    return this.#changes(sql`delete from second_factors where account_id = ${account} and id = ${id}`);
  }

  async removeAll(account: Id): Promise<void> {
    await this.database.query(sql`delete from second_factors where account_id = ${account}`);
    await this.replaceCodes(account, []);
    await this.forgetAttempts(account);
  }

  async replaceCodes(account: Id, hashes: readonly string[]): Promise<void> {
    await this.database.query(sql`delete from recovery_codes where account_id = ${account}`);
    await this.database.query(sql`insert into recovery_codes (account_id, code_hash)
      select ${account}, unnest(${[...hashes]}::char(64)[])`);
  }

  useCode(account: Id, hash: string): Promise<boolean> {
    return this.#changes(sql`delete from recovery_codes where account_id = ${account} and code_hash = ${hash}`);
  }

  async codesLeft(account: Id): Promise<number> {
    const [row] = await this.database.query<{ left: number }>(
      sql`select count(*)::int as left from recovery_codes where account_id = ${account}`,
    );
    const { left } = row!;
    return left;
  }

  async countAttempt(account: Id, at: Date, until: Date): Promise<{ attempts: number; until: Date }> {
    const [row] = await this.database.query<{
      attempts: number;
      until: Date;
    }>(sql`insert into second_factor_attempts as a (account_id, attempts, until)
      values (${account}, 1, ${until})
      on conflict (account_id) do update set
        attempts = case when a.until <= ${at} then 1 else a.attempts + 1 end,
        until = case when a.until <= ${at} then excluded.until else a.until end
      returning attempts, until`);
    return row!;
  }

  async forgetAttempts(account: Id): Promise<void> {
    await this.database.query(sql`delete from second_factor_attempts where account_id = ${account}`);
  }

  async isRequired(company: CompanyId): Promise<boolean> {
    const [row] = await this.database.query(
      sql`select 1 from second_factor_requirements where company_id = ${company}`,
    );
    return row !== undefined;
  }

  async require(company: CompanyId, isRequired: boolean, at: Date): Promise<void> {
    await this.database.query(
      isRequired
        ? sql`insert into second_factor_requirements (company_id, required_at) values (${company}, ${at})
            on conflict do nothing`
        : sql`delete from second_factor_requirements where company_id = ${company}`,
    );
  }

  async holders(company: CompanyId): Promise<Id[]> {
    const rows = await this.database.query<{ id: Id }>(sql`select u.id from users u
      where u.company_id = ${company} and exists (select from second_factors f
        where f.account_id = u.account_id and f.confirmed_at is not null)`);
    return rows.map(({ id }) => id);
  }

  async #changes(statement: Sql): Promise<boolean> {
    return (await this.database.query(sql`${statement} returning 1`)).length > 0;
  }
}
