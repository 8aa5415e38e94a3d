import type { Actor } from './actor.js';
import type { Id, Version } from './id.js';
import type { Records } from './records.js';
import type { Transitions } from './transitions.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Record whose status can change: every `StatusRecord` with the statuses `S`. */
export interface Movable<S extends string> {
  checkVersion(expected: Version | undefined): void;
  /** @param to status in canonical spelling. */
  requestStatus(to: string, note: string | undefined, at: Date): void;
  moveTo(to: S, note: string | undefined, at: Date): void;
  delete(at: Date): void;
}

/** Change to a record after it is locked. */
export type StatusChange<R> = (record: R, at: Date) => void;

/** Status change requested by a partner or the portal (§3, §4.3). */
export interface RequestStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/**
 * Status changes by partners and the portal. A subclass for each kind of record names it, and overrides how records are
 * locked if the portal sees more of them or other records change with them.
 */
export abstract class StatusChanges<S extends string, R extends Movable<S>> {
  protected abstract readonly table: Transitions<S>;
  /** Kind of record in lower case, for messages. */
  protected abstract readonly kind: string;

  /** @param records are visible to partners and the portal alike, and their changes affect no other records. */
  constructor(
    protected readonly work: UnitOfWork,
    private readonly records: Pick<Records<R>, 'getForUpdate' | 'save'>,
  ) {}

  /**
   * Changes the status of a record if the transition table allows it (R9).
   * @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (change not allowed).
   */
  async request(actor: Actor, { id, status, note, expected }: RequestStatusCommand): Promise<void> {
    // An unknown status is an error of the request, reported before the record is loaded (W9).
    const to = this.table.parse(status);
    await this.byPartner(actor, id, (record, at) => {
      record.checkVersion(expected);
      record.requestStatus(to, note, at);
    });
  }

  /**
   * Sets any status of the kind: the transition table does not bind the portal (§3). Setting the current status changes
   * nothing.
   * @throws DomainError `invalid` (not a status of the kind), `notFound`, `conflict`.
   */
  async set(actor: Actor, { id, status, note }: Omit<RequestStatusCommand, 'expected'>): Promise<void> {
    const to = this.table.parseValid(status, this.kind);
    await this.byPortal(actor, id, (record, at) => record.moveTo(to, note, at));
  }

  /** Deletes a record for the portal (R13). @throws DomainError `notFound`. */
  delete(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.byPortal(actor, id, (record, at) => record.delete(at));
  }

  /** Locks and changes a record that partners see. @throws DomainError `notFound`, and any error of `change`. */
  protected byPartner(actor: Actor, id: Id, change: StatusChange<R>): Promise<void> {
    return this.work.run(actor, async () => {
      const record = await this.records.getForUpdate(actor.company, id);
      change(record, this.work.now());
      await this.records.save(record);
    });
  }

  /** Locks and changes a record that the portal sees. @throws DomainError `notFound`, and any error of `change`. */
  protected byPortal(actor: Actor, id: Id, change: StatusChange<R>): Promise<void> {
    return this.byPartner(actor, id, change);
  }
}
