import {
  Changes,
  DateField,
  IdField,
  IdParam,
  Name,
  NumberParam,
  OneOf,
  References,
  SortParam,
  Text,
  TextParam,
} from '@partner/http';
import type { Id, MapPatch } from '@partner/kernel';
import {
  type DeliveryType,
  deliveryTypes,
  type PurchaseType,
  purchaseTypes,
  type WorkOrderSortKey,
  workOrderSortKeys,
  workOrderTransitions,
  type WorkOrderType,
  workOrderTypes,
} from '@partner/work-orders';
import { RecordListQuery } from '../shared/list.query.js';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';

/** What the list of work orders can be asked for (§4.4). */
export class WorkOrdersQuery extends RecordListQuery {
  @SortParam(workOrderSortKeys, 'createdAt') sort!: WorkOrderSortKey;
  @TextParam({ description: 'Substring of serial number, title or work order number.' }) search?: string;
  @StatusParam(workOrderTransitions) status?: string;
  @TextParam({ description: 'Exactly this serial number.' }) serialNumber?: string;
  @NumberParam({ description: 'The number of the order that has the unit.' }) orderNumber?: number;
  @IdParam({ description: 'The id of the order that has the unit.' }) linkedOrderId?: Id;
  @TextParam({ description: 'Id or slug of a location.' }) location?: string;
}

/** A new work order (§4.4). */
export class CreateWorkOrderRequest {
  @Text({ required: true, max: 100, example: 'springfield-lot', description: 'Id or slug of a location.' })
  locationId!: string;
  @OneOf(purchaseTypes, {
    description: 'Sets this flag of its group and clears the others; the same goes for the other two types.',
  })
  purchaseType?: PurchaseType;
  @OneOf(workOrderTypes) workOrderType?: WorkOrderType;
  @OneOf(deliveryTypes) deliveryType?: DeliveryType;
  @Text({ min: 1, max: 100, pattern: /\S/, example: 'LB-1016-0042', description: 'Unique in the company.' })
  serialNumber?: string;
  @Name({ max: 300, example: '10x16 Lofted Barn' }) title?: string;
  @IdField({
    example: '65f0c0ffee0000000000f001',
    description: 'Attaches the product, its price and what it takes to build it.',
  })
  sizeId?: Id;
  @DateField({ example: '2026-04-01' }) promisedDate?: Date;
  @References({ description: 'Your own keys: at most 10.', example: { erp: '4711' } })
  externalReferences?: MapPatch<string>;
}

/** Changes to a work order (§4.3.4). */
@Changes()
export class ChangeWorkOrderRequest {
  @Name({ max: 300, example: '10x16 Lofted Barn' }) title?: string;
  @Text({ clearable: true, max: 5000, example: 'Ramp on the left side' }) description?: string | null;
  @IdField({ description: 'The id of the location to move to.' }) buildingLocation?: Id;
  @DateField({ clearable: true, example: '2026-04-01' }) promisedDate?: Date | null;
  @References({ description: 'Merged by key; null for a key deletes it.', example: { erp: '4711', crm: null } })
  externalReferences?: MapPatch<string>;
}

/** Another status of a work order (§3). */
export class WorkOrderStatusRequest extends StatusRequest {
  @RequestedStatus(workOrderTransitions, 'Build in process') status!: string;
}
