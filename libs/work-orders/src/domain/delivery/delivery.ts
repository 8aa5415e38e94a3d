import { Aggregate, type Id, type RecordState, type Version } from '@partner/kernel';

/** What is known of a transportation run (§2.9); null is unset. */
export interface DeliveryFields {
  readonly scheduledDate: Date | null;
  readonly runNumber: number | null;
  /** An open enum: Open, Scheduled, Dispatched, En Route, Delivered, Cancelled. */
  readonly runStatus: string;
  readonly driverName: string | null;
  readonly deliveredAt: Date | null;
}

/** The delivery of a work order as it is stored; a work order has one at most. */
export interface DeliveryState extends RecordState, DeliveryFields {
  readonly workOrderId: Id;
}

/** Whose unit is delivered: what events link (§6.1). */
export interface Delivered {
  readonly workOrderId: Id;
  readonly orderId: Id | null;
}

/** The statuses that are milestones, and how the feed calls them (§6.1). */
const milestones: Readonly<Record<string, 'scheduled' | 'dispatched' | 'delivered'>> = {
  Scheduled: 'scheduled',
  Dispatched: 'dispatched',
  'En Route': 'dispatched',
  Delivered: 'delivered',
};

/** The transport of a unit to whoever bought it (§2.9, §6.1). It has no version on the wire (E3). */
export class Delivery extends Aggregate<DeliveryState> {
  readonly resource = 'delivery';

  /** A delivery of which nothing is planned yet. */
  static create(given: Pick<DeliveryState, 'id' | 'companyId' | 'workOrderId' | 'createdAt'>): Delivery {
    const unknown = { scheduledDate: null, runNumber: null, runStatus: 'Open', driverName: null, deliveredAt: null };
    return new Delivery({ ...given, ...unknown, version: 1, updatedAt: given.createdAt }, false);
  }

  /**
   * Takes over the fields given, and announces the milestone that the run reached. A scheduled run that changes is
   * scheduled anew; without a status, a date of delivery or of the schedule tells it.
   */
  revise({ runStatus, ...fields }: Partial<DeliveryFields>, { workOrderId, orderId }: Delivered, at: Date): void {
    const status = runStatus ?? this.statusOf(fields);
    const arrived = status === 'Delivered' && !(fields.deliveredAt ?? this.state.deliveredAt);
    const changed = this.change({ ...fields, runStatus: status, ...(arrived && { deliveredAt: at }) }, at);
    const milestone = milestones[status];
    const reached = changed.includes('runStatus') || (status === 'Scheduled' && changed.length > 0);
    if (milestone !== undefined && reached) {
      this.record(milestone, at, { workOrderId, ...(orderId && { orderId }), status });
    }
  }

  protected override get announcedVersion(): Version | undefined {
    return undefined;
  }

  private statusOf({ scheduledDate, deliveredAt }: Partial<DeliveryFields>): string {
    if (deliveredAt) return 'Delivered';
    return scheduledDate && this.state.runStatus === 'Open' ? 'Scheduled' : this.state.runStatus;
  }
}
