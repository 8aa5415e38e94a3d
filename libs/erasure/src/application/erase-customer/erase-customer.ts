import type { Customers } from '@partner/customers';
import { type Actor, conflict, type Id, notFound, type Outbox, type UnitOfWork } from '@partner/kernel';
import type { ErasureList } from '../ports/erasure-list.js';
import { type Certificate, certificateOf, type Erasures } from '../ports/erasures.js';
import type { PersonalData } from '../ports/personal-data.js';
import { firstStep, runningUntil } from '../run-erasure/run-erasure.js';

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
   * Customers that were merged into it are erased with it.
   * @returns the certificate, whose erasure is running; that of the first erasure when there was one.
   * @throws DomainError `notFound`, for partners also when it was deleted; `conflict` when it was merged.
   */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<Certificate> {
    const { company } = actor;
    const whom = { company, customer: id };
    return this.work.run(actor, async () => {
      const person = await this.customers.getPerson(company, id);
      const [customer] = person;
      const deleted = customer.state.deletedAt !== null;
      if (deleted && actor.kind === 'credential') throw notFound('customer');
      if (customer.isMerged)
        throw conflict('customer_merged', 'this customer was merged into another one; erase the survivor');
      const earlier = await this.erasures.find(company, id);
      if (earlier) return certificateOf(earlier);
      const at = this.work.now();
      for (const one of person) {
        one.erase(at);
        await this.customers.save(one);
      }
      await this.customers.setErasedUntil(company, id, runningUntil(at));
      const erased = { customers: person.length };
      const erasure = { customerId: id, status: 'running', requestedAt: at, erased, step: firstStep } as const;
      await this.erasures.add(company, erasure, actor.name);
      await this.records.add(
        whom,
        person.map(({ id: one }) => ({ kind: 'customer', id: one })),
      );
      this.outbox.add(company, erasureJob, { customerId: id }, { key: id });
      // Before the commit: an entry for an erasure that failed is harmless, a missing one would undo it at a restore.
      // Merged customers have entries of their own, since a backup may be older than the merge.
      for (const one of person) await this.list.add({ company, customer: one.id });
      return certificateOf(erasure);
    });
  }
}
