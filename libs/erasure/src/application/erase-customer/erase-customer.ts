import type { Customer, Customers } from '@partner/customers';
import { type Actor, conflict, type Id, notFound, type Outbox, type UnitOfWork } from '@partner/kernel';
import type { ErasureList } from '../ports/erasure-list.js';
import { type Certificate, certificateOf, type Erasure, type Erasures } from '../ports/erasures.js';
import type { PersonalData } from '../ports/personal-data.js';
import { firstProgress } from '../../domain/erasure/erasure-steps.js';
import { runningUntil } from '../run-erasure/run-erasure.js';

/** Kind of the job that finishes an erasure. It is stored in the database, so do not rename it. */
export const erasureJob = 'erasure.customer';

/**
 * Begins to erase the personal data of a customer (R110): the customer itself at once, so that no new data can be
 * linked to it, and everything else in steps.
 */
export class EraseCustomer {
  constructor(
    private readonly work: UnitOfWork,
    private readonly customers: Customers,
    private readonly records: PersonalData,
    private readonly erasures: Erasures,
    private readonly list: ErasureList,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Customers that were merged into it are erased with it. Adds them to the list, which may be in a slow bucket: call
   * outside a unit of work.
   * @returns the last step, which erases the customer. It returns the certificate of the running erasure, or of the
   * first erasure when there was one.
   * @throws DomainError `notFound`, for partners also when it was deleted; `conflict` when it was merged; `unavailable`
   * when the list cannot be written.
   */
  async execute(actor: Actor, { id }: { readonly id: Id }): Promise<() => Promise<Certificate>> {
    const { company } = actor;
    const { person, earlier } = await this.work.run(actor, () => this.#find(actor, id));
    const listed = new Set(earlier ? [] : person.map(({ id: one }) => one));
    // Before the commit: an entry for an erasure that failed is harmless, a missing one would undo it at a restore.
    // Merged customers have entries of their own, since a backup may be older than the merge.
    for (const customer of listed) await this.#list({ company, customer });
    return () => this.#erase(actor, id, listed);
  }

  async #list(erased: Parameters<ErasureList['add']>[0]): Promise<void> {
    if (!this.work.isDryRun) await this.list.add(erased);
  }

  /** Locks the person. @throws DomainError as `execute` */
  async #find(actor: Actor, id: Id): Promise<{ person: readonly Customer[]; earlier: Erasure | undefined }> {
    const person = await this.customers.getPerson(actor.company, id);
    const [customer] = person;
    const deleted = customer.state.deletedAt !== null;
    if (deleted && actor.kind === 'credential') throw notFound('customer');
    if (customer.isMerged)
      throw conflict('customer_merged', 'this customer was merged into another one; erase the survivor');
    return { person, earlier: await this.erasures.find(actor.company, id) };
  }

  #erase(actor: Actor, id: Id, listed: ReadonlySet<Id>): Promise<Certificate> {
    const { company } = actor;
    const whom = { company, customer: id };
    return this.work.run(actor, async () => {
      const { person, earlier } = await this.#find(actor, id);
      if (earlier) return certificateOf(earlier);
      const at = this.work.now();
      const records = person.map((one) => ({
        kind: 'customer',
        id: one.id,
        named: namesOf(one),
        quoted: quotesOf(one),
      }));
      for (const one of person) {
        one.erase(at);
        await this.customers.save(one);
      }
      await this.customers.setErasedUntil(company, id, runningUntil(at));
      const erased = { customers: person.length };
      const erasure = { customerId: id, status: 'running', requestedAt: at, erased, progress: firstProgress } as const;
      await this.erasures.add(company, erasure, actor.name);
      await this.records.add(whom, records);
      this.outbox.add(company, erasureJob, { customerId: id }, { key: id });
      // Customers that were merged into it since.
      for (const { id: customer } of person) if (!listed.has(customer)) await this.#list({ company, customer });
      return certificateOf(erasure);
    });
  }
}

/** Digits and signs of the shortest phone number that tells persons apart. */
const shortestPhone = 7;

/** Returns the texts by which visits name a customer: a name alone would find other persons, too. */
function namesOf({ state: { email, phone } }: Customer): string[] {
  const emails = email === null ? [] : [email, encodeURIComponent(email)];
  return phone === null || phone.length < shortestPhone ? emails : [...emails, phone];
}

/** Returns the full name as requests quote it: in a body, and encoded in a query. A single word would find others. */
function quotesOf({ state: { name } }: Customer): string[] {
  if (name === null || !name.includes(' ')) return [];
  return [name, encodeURIComponent(name), encodeURIComponent(name).replaceAll('%20', '+')];
}
