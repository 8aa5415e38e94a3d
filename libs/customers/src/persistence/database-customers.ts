import { type CompanyId, type Id, notFound, settleAll } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { Contact, Customers, MergeParties } from '../application/ports/customers.js';
import { Customer } from '../domain/customer/customer.js';
import { contactKey, contactStatement, isLive } from './contact-match.js';
import { customerTable } from './customer.entity.js';
import { randomCode } from './random-code.js';

export class DatabaseCustomers
  extends repositoryOf({
    table: customerTable,
    name: 'customer',
    fromState: (state) => new Customer(state, true),
    exists: sql`t.deleted_at is null`,
  })
  implements Customers
{
  override async find(company: CompanyId, id: Id): Promise<Customer | undefined> {
    const [, found] = await settleAll([
      this.database.query(sql`select ${noMerge(company)}`),
      this.locked(company, sql`t.id = ${id}`),
    ]);
    return found[0];
  }

  async claim(company: CompanyId, contact: Contact): Promise<void> {
    const key = contactKey(company, contact);
    if (key) await this.database.query(sql`select pg_advisory_xact_lock(${key}), ${noMerge(company)}`);
  }

  async findByContact(company: CompanyId, contact: Contact): Promise<Customer | undefined> {
    const statement = contactStatement(company, contact);
    return statement && (await this.locked(company, sql`t.id = (${statement}) and ${isLive}`))[0];
  }

  async isKnown(company: CompanyId, contact: Contact): Promise<boolean> {
    const statement = contactStatement(company, contact);
    return statement !== undefined && (await this.database.query(statement))[0] !== undefined;
  }

  async getForMerge(company: CompanyId, mergedId: Id, survivorId: Id): Promise<MergeParties> {
    await this.database.query(sql`select pg_advisory_xact_lock(${merging(company)})`);
    await this.locked(company, sql`(t.id in (${mergedId}, ${survivorId}) or t.merged_into = ${mergedId})`);
    // Read again under the lock: another customer may have been merged into it while this waited.
    const all = await this.locked(
      company,
      sql`(t.id in (${mergedId}, ${survivorId}) or t.merged_into = ${mergedId}) and t.deleted_at is null`,
    );
    const merged = all.find(({ id }) => id === mergedId);
    const survivor = all.find(({ id }) => id === survivorId);
    if (!merged || !survivor) throw notFound('customer', survivor ? mergedId : survivorId);
    return { merged, survivor, earlier: all.filter((customer) => customer !== merged && customer !== survivor) };
  }

  /** Locks out merges like one, so that no customer joins or leaves the person meanwhile. */
  async getPerson(company: CompanyId, id: Id): Promise<readonly [Customer, ...Customer[]]> {
    await this.database.query(sql`select pg_advisory_xact_lock(${merging(company)})`);
    const all = await this.locked(company, sql`(t.id = ${id} or t.merged_into = ${id})`);
    const person = all.find((customer) => customer.id === id);
    if (!person) throw notFound('customer');
    return [person, ...all.filter((customer) => customer !== person)];
  }

  async setErasedUntil(company: CompanyId, id: Id, end: Date): Promise<void> {
    await this.database.query(sql`update customers set erased_until = ${end}::timestamptz
      where company_id = ${company} and id = ${id}`);
  }

  /** The first code is usually unused. A code reserved by a concurrent transaction counts as used. */
  async reserveCode(company: CompanyId): Promise<string> {
    for (;;) {
      const code = randomCode();
      const [row] = await this.database.query<{ free: boolean }>(sql`
        select pg_try_advisory_xact_lock(hashtextextended(${`customer code ${company} ${code}`}, 0))
          and not exists (select 1 from customers where company_id = ${company} and code = ${code}) as free`);
      const { free } = row!;
      if (free) return code;
    }
  }
}

/** Advisory lock key of merges: exclusive for a merge, shared while a customer is resolved to its survivor. */
const merging = (company: CompanyId): Sql => sql`hashtextextended(${`customer merges ${company}`}, 0)`;

/**
 * Blocks merges until the transaction ends. A transaction that finds its locked customer merged continues with the
 * survivor and keeps the first lock. That breaks the id order in which a merge locks many customers, and could
 * deadlock.
 */
const noMerge = (company: CompanyId): Sql => sql`pg_advisory_xact_lock_shared(${merging(company)})`;
