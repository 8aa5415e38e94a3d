import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, ListCache } from '@partner/http';
import type { Id, Version } from '@partner/kernel';
import { ChangeWorkOrder, CreateWorkOrder, WorkOrderQueries, WorkOrderStatusChanges } from '@partner/work-orders';
import { execute } from '../shared/execute.js';
import { StatusRecordController } from '../shared/record.controller.js';
import { WholeWorkOrderItem, WorkOrderItem } from './work-order.response.js';
import {
  ChangeWorkOrderRequest,
  CreateWorkOrderRequest,
  WorkOrdersQuery,
  WorkOrderStatusRequest,
} from './work-orders.requests.js';

/** Work orders over HTTP (§4.4). */
@ApiTags('Work orders')
@Controller('partner/v1/work-orders')
export class WorkOrdersController extends StatusRecordController({
  one: 'a work order',
  many: 'work orders',
  scope: 'work-orders',
  item: WholeWorkOrderItem,
  listed: WorkOrderItem,
  query: WorkOrdersQuery,
  filtersByLocation: true,
  creation: CreateWorkOrderRequest,
  change: ChangeWorkOrderRequest,
  status: WorkOrderStatusRequest,
  texts: {
    list: [
      'Returns units in production or in stock, newest first unless `sort` and `order` are set.',
      'Filters are combined with AND. A filter without matches returns an empty page.',
    ],
    get: ['Returns a work order with its version as `ETag`, and with its delivery once that is scheduled.'],
    create: [
      'Creates a work order in the status `Customer Care`, or `Template` for the type `template`.',
      'A size sets the product and the bill of materials of the unit, except for existing physical inventory.',
      'Emits `work_order.created`. Returns 409 if the serial number is in use, 404 for an unknown location or size.',
    ],
    update: [
      'Updates the fields that you pass. `null` clears a field that may be empty.',
      'A change emits `work_order.updated` and increments `version`. Returns 409 for a stale `If-Match`.',
    ],
    status: [
      'Moves a unit from Open build to Build in process, Finished good, and Delivered.',
      'Adds a status history entry and emits `work_order.status_changed`.',
      'Returns 400 for an unknown status, and 409 with both statuses in the error if the transition is not allowed.',
    ],
  },
}) {
  constructor(
    workOrders: WorkOrderQueries,
    statuses: WorkOrderStatusChanges,
    lists: ListCache,
    private readonly createWorkOrder: CreateWorkOrder,
    private readonly changeWorkOrder: ChangeWorkOrder,
  ) {
    super(workOrders, statuses, lists);
  }

  protected createRecord(caller: Caller, body: CreateWorkOrderRequest): Promise<Id> {
    return execute(this.createWorkOrder, caller, body);
  }

  protected updateRecord(
    caller: Caller,
    body: ChangeWorkOrderRequest,
    which: { id: Id; expected?: Version },
  ): Promise<void> {
    return execute(this.changeWorkOrder, caller, { ...body, ...which });
  }
}
