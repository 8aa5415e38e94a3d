import { Aggregate, type RecordState } from './aggregate.js';
import type { ResourceWith } from './context.js';
import type { Transitions } from './transitions.js';

/** What a record with a status carries (§3). */
export interface StatusState extends RecordState {
  readonly status: string;
  readonly statusChangedAt: Date;
}

/** A record that moves from status to status (§3). */
export abstract class StatusRecord<S extends StatusState> extends Aggregate<S> {
  abstract override readonly resource: ResourceWith<'status_changed' | 'deleted'>;

  /** The moves a partner may request. */
  protected abstract readonly transitions: Transitions<S['status'], string, 'existing'>;

  /** True when it is 404 (R13). */
  get isDeleted(): boolean {
    return !this.transitions.is(this.state.status, 'existing');
  }

  /**
   * A partner's status request (R9). @throws DomainError `conflict` when the table, or the kind of record, refuses the
   * move.
   */
  requestStatus(to: string, note: string | undefined, at: Date): void {
    this.transitions.check(this.state.status, to);
    this.checkRequest(to);
    this.moveTo(to, note, at);
  }

  /** What the portal does: any status. The same status again is no change. */
  moveTo(to: S['status'], note: string | undefined, at: Date): void {
    const previousStatus = this.state.status;
    if (to === previousStatus) return;
    this.change({ status: to, statusChangedAt: at } as unknown as Partial<S>, at);
    this.history({ status: to, previousStatus, description: note, changedAt: at });
    if (this.isDeleted) this.recordDeleted(at);
    else this.recordMoved(previousStatus, at);
  }

  /** The portal deletes: the record answers 404 from now on, and its event is a tombstone (R13, E2). */
  delete(at: Date): void {
    this.moveTo('Deleted', undefined, at);
  }

  /** What a kind of record asks of a partner's move beside its table. @throws DomainError `conflict`. */
  protected checkRequest(_to: S['status']): void {}
}
