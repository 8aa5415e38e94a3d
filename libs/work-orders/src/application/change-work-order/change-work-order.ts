import type { Actor, Id, MapPatch, UnitOfWork, Version } from '@partner/kernel';
import { checkMaps, omitUndefined } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import type { WorkOrders } from '../ports/work-orders.js';

/** Changes that a partner may make to a work order (§4.3.4); absent means unchanged, null clears (R24). */
export interface ChangeWorkOrderCommand {
  readonly id: Id;
  readonly expected?: Version;
  readonly title?: string;
  readonly description?: string | null;
  /** The link named `location` in the item (R33). */
  readonly buildingLocation?: Id;
  readonly promisedDate?: Date | null;
  readonly externalReferences?: MapPatch<unknown>;
}

export class ChangeWorkOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly locations: VisibleLocations,
  ) {}

  /** @throws DomainError `notFound` (work order, location), `staleVersion`, `invalid` (limits of the references). */
  async execute(actor: Actor, { id, expected, buildingLocation, ...fields }: ChangeWorkOrderCommand): Promise<void> {
    const { company } = actor;
    checkMaps(fields);
    return this.work.run(actor, async () => {
      const workOrder = await this.workOrders.getForUpdate(company, id);
      const location = buildingLocation && (await this.locations.find(company, buildingLocation));
      workOrder.checkVersion(expected);
      workOrder.revise({ ...omitUndefined(fields), ...(location && { locationId: location.id }) }, this.work.now());
      await this.workOrders.save(workOrder);
    });
  }
}
