import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { Leads } from '../ports/leads.js';

/** The portal deletes a lead (R13). */
export class DeleteLead {
  constructor(
    private readonly work: UnitOfWork,
    private readonly leads: Leads,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const lead = await this.leads.toChange(actor.company, id);
      lead.delete(this.clock.now());
      await this.leads.save(lead);
    });
  }
}
