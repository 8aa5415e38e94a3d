import { Aggregate, type RecordState } from './aggregate.js';
import type { ResourceWith } from './context.js';
import type { Transitions } from './transitions.js';

/** Fields of a record with a status (§3). */
export interface StatusState extends RecordState {
  readonly status: string;
  readonly statusChangedAt: Date;
}

/** Record with a status and a transition table (§3). */
export abstract class StatusRecord<S extends StatusState> extends Aggregate<S> {
  abstract override readonly resource: ResourceWith<'updated' | 'status_changed' | 'deleted'>;

  /** Status changes that a partner may request. */
  protected abstract readonly transitions: Transitions<S['status'], string, 'existing'>;

  /** True if the API returns 404 for the record (R13). */
  get isDeleted(): boolean {
    return !this.transitions.is(this.state.status, 'existing');
  }

  /**
   * Changes the status as a partner requests it (R9).
   * @throws DomainError `conflict` if the table or `checkRequest` rejects the change.
   */
  requestStatus(to: string, note: string | undefined, at: Date): void {
    this.transitions.check(this.state.status, to);
    this.checkRequest(to);
    this.moveTo(to, note, at);
  }

  /**
   * Sets any status, as the portal may. Setting the current status changes nothing.
   * @param since time since when the record has the status, for its history; the change itself is made at `at`.
   */
  moveTo(to: S['status'], note: string | undefined, at: Date, since = at): void {
    const previousStatus = this.state.status;
    if (to === previousStatus) return;
    this.change({ status: to, statusChangedAt: since } as unknown as Partial<S>, at);
    this.history({ status: to, previousStatus, description: note, changedAt: since });
    if (this.isDeleted) this.recordDeleted(at);
    else this.recordStatusChanged(previousStatus, at);
  }

  /**
   * Sets the status that a portal request gives, and the time since when the record has it; absent means unchanged.
   * Another time of the current status is a change like any other, without an entry in the history.
   */
  putStatus(to: S['status'] | undefined, since: Date | undefined, at: Date): void {
    if (to !== undefined && to !== this.state.status) this.moveTo(to, undefined, at, since);
    else if (since) this.recordUpdated(this.change({ statusChangedAt: since } as unknown as Partial<S>, at), at);
  }

  /** Deletes the record for the portal: the API returns 404 from now on, and the event is a tombstone (R13, E2). */
  delete(at: Date): void {
    this.moveTo('Deleted', undefined, at);
  }

  /** A deleted record announces no update: nothing follows its tombstone until a status restores it (R13, E2). */
  protected override recordUpdated(changedFields: readonly string[], at: Date): void {
    if (!this.isDeleted) super.recordUpdated(changedFields, at);
  }

  /** Additional check of a partner's status request, after the table. @throws DomainError `conflict`. */
  protected checkRequest(_to: S['status']): void {}
}
