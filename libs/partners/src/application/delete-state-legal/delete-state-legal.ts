import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { StateLegals } from '../ports/agreements.js';

/** Deletes the legal configuration of a state, as the portal does. */
export class DeleteStateLegal {
  constructor(
    private readonly work: UnitOfWork,
    private readonly stateLegals: StateLegals,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const stateLegal = await this.stateLegals.getForUpdate(actor.company, id);
      stateLegal.delete(this.clock.now());
      await this.stateLegals.save(stateLegal);
    });
  }
}
