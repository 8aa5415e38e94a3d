import {
  type Actor,
  type Clock,
  omitUndefined,
  type Id,
  type MapPatch,
  type UnitOfWork,
  type Version,
} from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import type { WorkOrders } from '../ports/work-orders.js';

/** What a partner may change of a work order (§4.3.4): absent means unchanged, null clears (R24). */
export interface ChangeWorkOrderCommand {
  readonly id: Id;
  readonly expected?: Version;
  readonly title?: string;
  readonly description?: string | null;
  /** The link that the item calls `location` (R33). */
  readonly buildingLocation?: Id;
  readonly promisedDate?: Date | null;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Changes a work order. */
export class ChangeWorkOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly locations: VisibleLocations,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `notFound` (location, work order), `staleVersion`, `invalid` (limits of the merged references).
   */
  execute(actor: Actor, { id, expected, buildingLocation, ...fields }: ChangeWorkOrderCommand): Promise<void> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      // What is not there comes before a version that is no longer the current one (W9).
      const location = buildingLocation && (await this.locations.find(company, buildingLocation));
      const workOrder = await this.workOrders.toChange(company, id, expected);
      workOrder.revise({ ...omitUndefined(fields), ...(location && { locationId: location.id }) }, this.clock.now());
      await this.workOrders.save(workOrder);
    });
  }
}
