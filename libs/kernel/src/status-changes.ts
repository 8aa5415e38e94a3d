import type { Actor } from './actor.js';
import type { Clock } from './clock.js';
import type { CompanyId, Id, Version } from './id.js';
import type { Transitions } from './transitions.js';
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

/** A partner asks for another status of a record (§3, §4.3). */
export interface RequestStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/**
 * The changes of a status that partners and the portal make, how records of a kind are locked for them, and what such a
 * change takes along. One class per kind of record extends it.
 */
export abstract class StatusChanges<S extends string, R extends Movable<S>> {
  protected abstract readonly table: Transitions<S>;
  /** The kind of record in lower case, for messages. */
  protected abstract readonly kind: string;

  /**
   * Moves a record where its table allows it (R9).
   * @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (move not allowed).
   */
  async request(actor: Actor, { id, status, note, expected }: RequestStatusCommand): Promise<void> {
    // A name nobody knows is an error of the request, whatever the record is (W9).
    const to = this.table.named(status);
    await this.byPartner(actor, id, (record, at) => {
      record.checkVersion(expected);
      record.requestStatus(to, note, at);
    });
  }

  /**
   * Moves a record to any status it can have: the portal is not bound by the table (§3). The same status again changes
   * nothing. @throws DomainError `invalid` (not a status of the kind), `notFound`, `conflict`.
   */
  async set(actor: Actor, { id, status, note }: Omit<RequestStatusCommand, 'expected'>): Promise<void> {
    const to = this.table.known(status, this.kind);
    await this.byPortal(actor, id, (record, at) => record.moveTo(to, note, at));
  }

  /** The portal deletes a record (R13). @throws DomainError `notFound`. */
  delete(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.byPortal(actor, id, (record, at) => record.delete(at));
  }

  /** Of a record that partners see. @throws DomainError `notFound`, and whatever `change` throws. */
  protected abstract byPartner(actor: Actor, id: Id, change: StatusChange<R>): Promise<void>;
  /** Of a record that the portal sees. @throws DomainError `notFound`, and whatever `change` throws. */
  protected abstract byPortal(actor: Actor, id: Id, change: StatusChange<R>): Promise<void>;
}

/** The records of a kind that nothing else follows, and that partners and the portal see alike. */
export interface StatusRecords<R> {
  getForUpdate(company: CompanyId, id: Id): Promise<R>;
  save(record: R): Promise<void>;
}

/** Changes the status of one record, and of nothing else. */
export abstract class OwnStatusChanges<S extends string, R extends Movable<S>> extends StatusChanges<S, R> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly records: StatusRecords<R>,
    private readonly clock: Clock,
  ) {
    super();
  }

  protected byPartner(actor: Actor, id: Id, change: StatusChange<R>): Promise<void> {
    return this.work.run(actor, async () => {
      const record = await this.records.getForUpdate(actor.company, id);
      change(record, this.clock.now());
      await this.records.save(record);
    });
  }

  protected byPortal(actor: Actor, id: Id, change: StatusChange<R>): Promise<void> {
    return this.byPartner(actor, id, change);
  }
}
