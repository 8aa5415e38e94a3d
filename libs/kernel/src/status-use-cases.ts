import type { Actor } from './actor.js';
import type { Id, Version } from './id.js';
import type { Movable, StatusChanges } from './status-changes.js';
import type { Transitions } from './transitions.js';

/** A partner asks for another status of a record (§3, §4.3). */
export interface RequestStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
  readonly expected?: Version;
}

/** Moves a record where its table allows it (R9). One class per kind of record extends it. */
export abstract class RequestStatus<S extends string, R extends Movable<S>> {
  protected abstract readonly table: Transitions<S>;

  constructor(private readonly records: StatusChanges<R>) {}

  /** @throws DomainError `invalid` (unknown status), `notFound`, `staleVersion`, `conflict` (move not allowed). */
  async execute(actor: Actor, { id, status, note, expected }: RequestStatusCommand): Promise<void> {
    // A name nobody knows is an error of the request, whatever the record is (W9).
    const to = this.table.named(status);
    await this.records.byPartner(actor, id, (record, at) => {
      record.checkVersion(expected);
      record.requestStatus(to, note, at);
    });
  }
}

/** The portal sets a status. */
export interface SetStatusCommand {
  readonly id: Id;
  readonly status: string;
  readonly note?: string;
}

/**
 * Moves a record to any status it can have: the portal is not bound by the table (§3). One class per kind extends it.
 */
export abstract class SetStatus<S extends string, R extends Movable<S>> {
  protected abstract readonly table: Transitions<S>;
  /** The kind of record in lower case, for messages. */
  protected abstract readonly kind: string;

  constructor(private readonly records: StatusChanges<R>) {}

  /**
   * The same status again changes nothing. @throws DomainError `invalid` (not a status of the kind), `notFound`,
   * `conflict`.
   */
  async execute(actor: Actor, { id, status, note }: SetStatusCommand): Promise<void> {
    const to = this.table.known(status, this.kind);
    await this.records.byPortal(actor, id, (record, at) => record.moveTo(to, note, at));
  }
}

/** The portal deletes a record (R13). One class per kind extends it. */
export abstract class DeleteRecord<R extends Pick<Movable<string>, 'delete'>> {
  constructor(private readonly records: StatusChanges<R>) {}

  /** @throws DomainError `notFound`. */
  execute(actor: Actor, { id }: { readonly id: Id }): Promise<void> {
    return this.records.byPortal(actor, id, (record, at) => record.delete(at));
  }
}
