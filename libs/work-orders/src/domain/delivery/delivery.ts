import { Aggregate, type Id, omitUndefined, type RecordState, type Version } from '@partner/kernel';

/** Fields of a transportation run (§2.9); null is unset. */
export interface DeliveryFields {
  readonly scheduledDate: Date | null;
  readonly runNumber: number | null;
  /** An open enum: Open, Scheduled, Dispatched, En Route, Delivered, Cancelled. */
  readonly runStatus: string;
  readonly driverName: string | null;
  readonly deliveredAt: Date | null;
}

/** Planned and actual delivery time of a unit (§2.9): absent means unchanged, null clears. */
export type DeliveryDates = Partial<Pick<DeliveryFields, 'scheduledDate' | 'deliveredAt'>>;

/** State of a delivery; a work order has at most one. */
export interface DeliveryState extends RecordState, DeliveryFields {
  readonly workOrderId: Id;
}

/** Links of a delivery in its events (§6.1). */
export interface Delivered {
  readonly workOrderId: Id;
  readonly orderId: Id | null;
}

/** Statuses that are milestones, and their event names in the feed (§6.1). */
const milestones = new Map<string, 'scheduled' | 'dispatched' | 'delivered'>([
  ['Scheduled', 'scheduled'],
  ['Dispatched', 'dispatched'],
  ['En Route', 'dispatched'],
  ['Delivered', 'delivered'],
]);

/** Transport of a unit to its buyer (§2.9, §6.1). Its events carry no version (E3). */
export class Delivery extends Aggregate<DeliveryState> {
  readonly resource = 'delivery';

  /** Creates a delivery without a plan. */
  static create(given: Pick<DeliveryState, 'id' | 'companyId' | 'workOrderId' | 'createdAt'>): Delivery {
    const unknown = { scheduledDate: null, runNumber: null, runStatus: 'Open', driverName: null, deliveredAt: null };
    return new Delivery({ ...given, ...unknown, version: 1, updatedAt: given.createdAt }, false);
  }

  /**
   * Changes the given fields and announces the milestone that the run reached. Changing a scheduled run announces it as
   * scheduled again. Without a status, the delivery date or the scheduled date determines it. A delivered run that gets
   * another status, such as one for the next buyer of a returned unit, is no longer delivered.
   */
  revise({ runStatus, ...fields }: Partial<DeliveryFields>, { workOrderId, orderId }: Delivered, at: Date): void {
    const status = runStatus ?? this.statusOf(fields);
    const arrived = status === 'Delivered' && !(fields.deliveredAt ?? this.state.deliveredAt);
    const isUndone = status !== 'Delivered' && this.state.runStatus === 'Delivered';
    const changed = this.change(
      { ...(isUndone && { deliveredAt: null }), ...fields, runStatus: status, ...(arrived && { deliveredAt: at }) },
      at,
    );
    const milestone = milestones.get(status);
    const reached = changed.includes('runStatus') || (status === 'Scheduled' && changed.length > 0);
    if (milestone !== undefined && reached) {
      this.recordEvent(milestone, at, { workOrderId, ...(orderId && { orderId }), status });
    }
  }

  /** The dates for its order: those that are set, and null for those that this change cleared. */
  get dates(): DeliveryDates {
    const dateOf = (name: keyof DeliveryDates): Date | null | undefined =>
      this.state[name] ?? (this.stored?.[name] ? null : undefined);
    return omitUndefined({ scheduledDate: dateOf('scheduledDate'), deliveredAt: dateOf('deliveredAt') });
  }

  protected override get eventVersion(): Version | undefined {
    return undefined;
  }

  private statusOf({ scheduledDate, deliveredAt }: Partial<DeliveryFields>): string {
    if (deliveredAt) return 'Delivered';
    return scheduledDate && this.state.runStatus === 'Open' ? 'Scheduled' : this.state.runStatus;
  }
}
