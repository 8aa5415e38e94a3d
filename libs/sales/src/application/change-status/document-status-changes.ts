import {
  type Actor,
  type Clock,
  type CompanyId,
  type Id,
  type Movable,
  StatusChanges,
  type UnitOfWork,
} from '@partner/kernel';
import type { AnyDocument } from '../../domain/document/sales-document.js';
import { checkLinked, lockLinked } from '../change-document/lock-linked.js';
import type { Documents } from '../ports/documents.js';
import type { Units } from '../units/units.js';

type Change<D> = (document: D, at: Date) => void;

/** Status changes of quotes and orders. The unit is freed or assigned as the new status requires (R11). */
export abstract class DocumentStatusChanges<S extends string, D extends AnyDocument & Movable<S>> extends StatusChanges<
  S,
  D
> {
  protected constructor(
    private readonly work: UnitOfWork,
    private readonly documents: Documents<D>,
    private readonly units: Units,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** @throws DomainError `notFound`, also at a hidden location; `conflict` (unit taken). */
  protected byPartner(actor: Actor, id: Id, change: Change<D>): Promise<void> {
    return this.#change(actor, id, (company) => this.documents.getForUpdate(company, id), change);
  }

  /** @throws DomainError `notFound`, `conflict` (unit taken). */
  protected byPortal(actor: Actor, id: Id, change: Change<D>): Promise<void> {
    return this.#change(actor, id, (company) => this.documents.getForPortal(company, id), change);
  }

  /** Hook for changes that this kind makes when it enters a status. */
  protected async onEntered(_document: D, _at: Date): Promise<void> {}

  #change(actor: Actor, id: Id, load: (company: CompanyId) => Promise<D>, change: Change<D>): Promise<void> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const unit = await lockLinked(this.documents, company, id, 'workOrderId', (linked) =>
        this.units.lock(company, linked),
      );
      const document = await load(company);
      checkLinked(document, 'workOrderId', unit);
      const at = this.clock.now();
      const before = document.state.status;
      change(document, at);
      if (document.state.status === before) return;
      await this.onEntered(document, at);
      await this.documents.save(document);
      if (unit) await this.units.sync(document, unit, at);
    });
  }
}
