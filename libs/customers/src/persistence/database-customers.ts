import { type CompanyId, type Id, notFound } from '@partner/kernel';
import { repositoryOf } from '@partner/unit-of-work';
import sql, { type Sql } from 'sql-template-tag';
import type { Contact, Customers, Merging } from '../application/ports/customers.js';
import { Customer } from '../domain/customer/customer.js';
import { contactKey, contactStatement, isLive } from './contact-match.js';
import { customerTable } from './customer.entity.js';
import { randomCode } from './random-code.js';

/** Customers in PostgreSQL. */
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
    await this.database.query(sql`select ${noMerge(company)}`);
    return (await this.locked(company, sql`t.id = ${id}`))[0];
  }

  async claim(company: CompanyId, contact: Contact): Promise<void> {
    const key = contactKey(company, contact);
    if (key) await this.database.query(sql`select pg_advisory_xact_lock(${key}), ${noMerge(company)}`);
  }

  async matching(company: CompanyId, contact: Contact): Promise<Customer | undefined> {
    const statement = contactStatement(company, contact);
    if (!statement) return undefined;
    const [known] = await this.locked(company, sql`t.id = (${statement}) and ${isLive}`);
    if (known) return known;
    for (;;) {
      const found = await this.database.maybe<{ id: Id }>(statement);
      if (!found) return undefined;
      const [customer] = await this.locked(company, sql`t.id = ${found.id} and ${isLive}`);
      if (customer) return customer;
      // It was merged or deleted while this waited for it: look again, who it is now.
    }
  }

  async toMerge(company: CompanyId, mergedId: Id, survivorId: Id): Promise<Merging> {
    await this.database.query(sql`select pg_advisory_xact_lock(${merging(company)})`);
    await this.locked(company, sql`(t.id in (${mergedId}, ${survivorId}) or t.merged_into = ${mergedId})`);
    // Again, now that nobody else can be merged into the one that ends: one may have been while this waited.
    const all = await this.locked(
      company,
      sql`(t.id in (${mergedId}, ${survivorId}) or t.merged_into = ${mergedId}) and t.deleted_at is null`,
    );
    const merged = all.find(({ id }) => id === mergedId);
    const survivor = all.find(({ id }) => id === survivorId);
    if (!merged || !survivor) throw notFound('customer');
    return { merged, survivor, earlier: all.filter((customer) => customer !== merged && customer !== survivor) };
  }

  /** Nearly always the first one is free. A code that another transaction is giving out right now counts as taken. */
  async freeCode(company: CompanyId): Promise<string> {
    for (;;) {
      const code = randomCode();
      const { free } = await this.database.one<{ free: boolean }>(sql`
        select pg_try_advisory_xact_lock(hashtextextended(${`customer code ${company} ${code}`}, 0))
          and not exists (select 1 from customers where company_id = ${company} and code = ${code}) as free`);
      if (free) return code;
    }
  }
}

/** What merges of a company hold alone, and those hold together who follow a customer to its survivor. */
const merging = (company: CompanyId): Sql => sql`hashtextextended(${`customer merges ${company}`}, 0)`;

/**
 * No merge until the transaction ends. Whoever locks a customer and finds it merged goes on to the survivor, keeping
 * the first lock: against the order of ids, in which a merge locks many, so that each could wait for the other.
 */
const noMerge = (company: CompanyId): Sql => sql`pg_advisory_xact_lock_shared(${merging(company)})`;
