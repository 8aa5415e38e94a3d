import type { Sizes } from '@partner/catalog';
import type { Actor, Id, MapPatch, Numbers, UnitOfWork } from '@partner/kernel';
import { checkMaps, omitUndefined, newId, settleAll } from '@partner/kernel';
import type { VisibleLocations } from '@partner/locations';
import type { DeliveryType, PurchaseType, WorkOrderType } from '../../domain/work-order/types.js';
import { WorkOrder } from '../../domain/work-order/work-order.js';
import type { Boms, WorkOrders } from '../ports/work-orders.js';
import { baseLine, copiedFromSize } from '../size-copy.js';

/** A new work order from a partner (§4.4). */
export interface CreateWorkOrderCommand {
  readonly locationId: string;
  readonly purchaseType?: PurchaseType;
  readonly workOrderType?: WorkOrderType;
  readonly deliveryType?: DeliveryType;
  readonly serialNumber?: string;
  readonly title?: string;
  readonly sizeId?: Id;
  readonly promisedDate?: Date;
  readonly externalReferences?: MapPatch<unknown>;
}

/** Creates a work order at a location, with the product, price and materials of its size (§4.4, R8). */
export class CreateWorkOrder {
  constructor(
    private readonly work: UnitOfWork,
    private readonly workOrders: WorkOrders,
    private readonly boms: Boms,
    private readonly locations: VisibleLocations,
    private readonly sizes: Sizes,
    private readonly numbers: Numbers,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `notFound` (location, size), `invalid` (limits of the references), `conflict` (serial number
   * taken).
   */
  async execute(actor: Actor, { locationId, sizeId, ...fields }: CreateWorkOrderCommand): Promise<Id> {
    const { company } = actor;
    checkMaps(fields);
    return this.work.run(actor, async () => {
      const [location, size, number] = await settleAll([
        this.locations.find(company, locationId),
        sizeId ? this.sizes.find(company, sizeId) : undefined,
        this.numbers.next(company, 'work_order'),
      ]);
      const ofSize = size && {
        ...(await copiedFromSize(this.boms, company, size, fields.purchaseType ?? null)),
        basePrice: size.price,
        lines: [baseLine(size)],
      };
      const workOrder = WorkOrder.create({
        ...omitUndefined(fields),
        ...ofSize,
        locationId: location.id,
        id: newId(),
        companyId: company,
        createdAt: this.work.now(),
        number,
      });
      await this.workOrders.add(workOrder);
      return workOrder.id;
    });
  }
}
