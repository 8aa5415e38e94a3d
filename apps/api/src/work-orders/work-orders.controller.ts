import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeWorkOrder, CreateWorkOrder, WorkOrderQueries, WorkOrderStatusChanges } from '@partner/work-orders';
import { StatusRecordController } from '../shared/record.controller.js';
import { changingVersion, creating } from '../shared/write.js';
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
  queries: WorkOrderQueries,
  creation: creating(CreateWorkOrderRequest, CreateWorkOrder),
  change: changingVersion(ChangeWorkOrderRequest, ChangeWorkOrder),
  status: WorkOrderStatusRequest,
  statuses: WorkOrderStatusChanges,
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
}) {}
