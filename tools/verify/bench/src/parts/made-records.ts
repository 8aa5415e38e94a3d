import { Aggregate, type RecordState } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import { RecordRepository, type RecordTable } from '@partner/unit-of-work';

export type State = RecordState & Record<string, unknown>;

/** A record of either kind without its rules, because only writing it is measured. */
export class Made extends Aggregate<State> {
  constructor(
    readonly resource: 'lead' | 'order' | 'customer',
    state: State,
    stored: boolean,
  ) {
    super(state, stored);
  }
  announce(at: Date): void {
    this.history({ status: 'Open', changedAt: at });
    this.recordEvent('created', at);
  }
  see(source: string, at: Date): void {
    this.change({ salesSource: source }, at);
  }
}

export class Records extends RecordRepository<State, Made> {
  constructor(database: Database, table: RecordTable<State>, name: 'lead' | 'order' | 'customer') {
    super(database, { table, name, fromState: (state) => new Made(name, state, true) });
  }
}
