import type { Actor } from './actor.js';
import type { Clock } from './clock.js';
import type { CompanyId, Id, Version } from './id.js';
import type { UnitOfWork } from './unit-of-work.js';

/** A record whose status can be changed: every `StatusRecord` with the statuses `S`. */
export interface Movable<S extends string> {
  checkVersion(expected: Version | undefined): void;
  /** @param to in its canonical spelling. */
  requestStatus(to: string, note: string | undefined, at: Date): void;
  moveTo(to: S, note: string | undefined, at: Date): void;
  delete(at: Date): void;
}

/** What is done to the record once it is locked. */
export type StatusChange<R> = (record: R, at: Date) => void;

/** How records of a kind are locked for a change of their status, and what such a change takes along. */
export abstract class StatusChanges<R> {
  /** Of a record that partners see. @throws DomainError `notFound`, and whatever `change` throws. */
  abstract byPartner(actor: Actor, id: Id, change: StatusChange<R>): Promise<void>;
  /** Of a record that the portal sees. @throws DomainError `notFound`, and whatever `change` throws. */
  abstract byPortal(actor: Actor, id: Id, change: StatusChange<R>): Promise<void>;
}

/** The records of a kind that nothing else follows, and that partners and the portal see alike. */
export interface StatusRecords<R> {
  toChange(company: CompanyId, id: Id): Promise<R>;
  save(record: R): Promise<void>;
}

/** Changes the status of one record, and of nothing else. */
export class OwnStatusChanges<R> extends StatusChanges<R> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: StatusRecords<R>,
    private readonly clock: Clock,
  ) {
    super();
  }

  byPartner(actor: Actor, id: Id, change: StatusChange<R>): Promise<void> {
    return this.work.run(actor, async () => {
      const record = await this.records.toChange(actor.company, id);
      change(record, this.clock.now());
      await this.records.save(record);
    });
  }

  byPortal(actor: Actor, id: Id, change: StatusChange<R>): Promise<void> {
    return this.byPartner(actor, id, change);
  }
}
