import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { Agreements } from '../ports/agreements.js';

/** Deletes an agreement for both parties, as the portal does. */
export class DeleteAgreement {
  constructor(
    private readonly work: UnitOfWork,
    private readonly agreements: Agreements,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const agreement = await this.agreements.getForUpdate(actor.company, id);
      agreement.delete(this.clock.now());
      await this.agreements.save(agreement);
    });
  }
}
