import type { Actor, Clock, Id, UnitOfWork } from '@partner/kernel';
import type { Domains } from '../ports/domains.js';

/** Deletes a domain, as the portal does. */
export class DeleteDomain {
  constructor(
    private readonly work: UnitOfWork,
    private readonly domains: Domains,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.work.run(actor, async () => {
      const domain = await this.domains.getForUpdate(actor.company, id);
      domain.delete(this.clock.now());
      await this.domains.save(domain);
    });
  }
}
