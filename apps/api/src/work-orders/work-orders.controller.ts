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
  creation: CreateWorkOrderRequest,
  change: ChangeWorkOrderRequest,
  status: WorkOrderStatusRequest,
  texts: {
    list: [
      'Units that are built or in stock, newest first unless `sort` and `order` say otherwise.',
      'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
    ],
    get: ['One work order, with its delivery once that is scheduled, and its version as `ETag`.'],
    create: [
      'Creates a work order in the status `Customer Care`, or `Template` for the type `template`.',
      'A size gives the unit its product and its bill of materials, except for existing physical inventory.',
      'Emits `work_order.created`. 409 when the serial number is taken, 404 for an unknown location or size.',
    ],
    update: [
      'Changes the fields that are given, and leaves the others; `null` clears one that may be empty.',
      'A change emits `work_order.updated` and increases `version`. A stale `If-Match` is 409.',
    ],
    status: [
      'Moves a unit on: Open build to Build in process, Finished good, and Delivered.',
      'Writes an entry of the status history and emits `work_order.status_changed`.',
      'A name that work orders do not have is 400, a move that is not allowed is 409 and names both statuses.',
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

  protected creates(caller: Caller, body: CreateWorkOrderRequest): Promise<Id> {
    return execute(this.createWorkOrder, caller, body);
  }

  protected changes(
    caller: Caller,
    body: ChangeWorkOrderRequest,
    which: { id: Id; expected?: Version },
  ): Promise<void> {
    return execute(this.changeWorkOrder, caller, { ...body, ...which });
  }
}
