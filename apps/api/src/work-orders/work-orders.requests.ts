import {
  Changes,
  DateField,
  IdField,
  IdParam,
  Name,
  NumberParam,
  OneOf,
  References,
  SerialNumber,
  Text,
  TextParam,
} from '@partner/http';
import type { Id, MapPatch } from '@partner/kernel';
import type { DeliveryType, PurchaseType, WorkOrderSortKey, WorkOrderType } from '@partner/work-orders';
import {
  deliveryTypes,
  purchaseTypes,
  workOrderSortKeys,
  workOrderTransitions,
  workOrderTypes,
} from '@partner/work-orders';
import { SortParam } from '../shared/list.params.js';
import { RecordListQuery } from '../shared/list.query.js';
import { RequestedStatus, StatusParam, StatusRequest } from '../shared/status.request.js';

/** Query of the list of work orders (§4.4). */
export class WorkOrdersQuery extends RecordListQuery {
  @SortParam(workOrderSortKeys, 'createdAt') sort!: WorkOrderSortKey;
  @TextParam({ description: 'Filters by a substring of the serial number, title or work order number.' })
  search?: string;
  @StatusParam(workOrderTransitions) status?: string;
  @TextParam({ description: 'Filters by serial number (exact match).' }) serialNumber?: string;
  @NumberParam({ description: 'Filters by the number of the assigned order.' }) orderNumber?: number;
  @IdParam({ description: 'Filters by the id of the assigned order.' }) linkedOrderId?: Id;
  @TextParam({ description: 'Filters by id or slug of a location.' }) location?: string;
}

/** A new work order (§4.4). */
export class CreateWorkOrderRequest {
  @Text({ required: true, max: 100, example: 'springfield-lot', description: 'Id or slug of the location.' })
  locationId!: string;
  @OneOf(purchaseTypes, {
    description: 'Purchase type. Sets this flag of its group and clears the other flags.',
  })
  purchaseType?: PurchaseType;
  @OneOf(workOrderTypes) workOrderType?: WorkOrderType;
  @OneOf(deliveryTypes) deliveryType?: DeliveryType;
  @SerialNumber({ example: 'LB-1016-0042', description: 'Serial number, unique in the company.' })
  serialNumber?: string;
  @Name({ max: 300, example: '10x16 Lofted Barn' }) title?: string;
  @IdField({
    example: '65f0c0ffee0000000000f001',
    description: 'Size. Sets the product, its price and its bill of materials.',
  })
  sizeId?: Id;
  @DateField({ example: '2026-04-01' }) promisedDate?: Date;
  @References({ description: 'Your own references, at most 10.', example: { erp: '4711' } })
  externalReferences?: MapPatch<string>;
}

/** Changes to a work order (§4.3.4). */
@Changes()
export class ChangeWorkOrderRequest {
  @Name({ max: 300, example: '10x16 Lofted Barn' }) title?: string;
  @Text({ clearable: true, max: 5000, example: 'Ramp on the left side' }) description?: string | null;
  @IdField({ description: 'Id of the location to move to.' }) buildingLocation?: Id;
  @DateField({ clearable: true, example: '2026-04-01' }) promisedDate?: Date | null;
  @References({
    description: 'Your own references, merged by key. A null value deletes a key.',
    example: { erp: '4711', crm: null },
  })
  externalReferences?: MapPatch<string>;
}

/** New status of a work order (§3). */
export class WorkOrderStatusRequest extends StatusRequest {
  @RequestedStatus(workOrderTransitions, 'Build in process') status!: string;
}
