import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiItem,
  ApiList,
  Caller,
  Idempotent,
  IfMatch,
  ListCache,
  Operation,
  Patch,
  PathId,
  Post,
  Scope,
} from '@partner/http';
import type { Id, JsonResponse, RecordAnswer, Version } from '@partner/kernel';
import { ChangeWorkOrder, CreateWorkOrder, WorkOrderStatusChanges, WorkOrderQueries } from '@partner/work-orders';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
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
export class WorkOrdersController {
  private readonly reads: RecordReads<WorkOrdersQuery>;

  constructor(
    workOrders: WorkOrderQueries,
    private readonly createWorkOrder: CreateWorkOrder,
    private readonly changeWorkOrder: ChangeWorkOrder,
    private readonly statuses: WorkOrderStatusChanges,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(workOrders, lists);
  }

  @Get()
  @Operation(
    'listWorkOrders',
    'List work orders',
    'Units that are built or in stock, newest first unless `sort` and `order` say otherwise.',
    'Filters narrow each other down; a value that nothing has gives an empty page and no error.',
  )
  @Scope('work-orders.read')
  @ApiList(WorkOrderItem, 'Work orders, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: WorkOrdersQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Operation(
    'getWorkOrder',
    'Get a work order',
    'One work order, with its delivery once that is scheduled, and its version as `ETag`.',
  )
  @Scope('work-orders.read')
  @ApiItem(WholeWorkOrderItem, 'A work order', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Operation(
    'createWorkOrder',
    'Create a work order',
    'Creates a work order in the status `Customer Care`, or `Template` for the type `template`.',
    'A size gives the unit its product and its bill of materials, except for existing physical inventory.',
    'Emits `work_order.created`. 409 when the serial number is taken, 404 for an unknown location or size.',
  )
  @Scope('work-orders.write')
  @Idempotent()
  @ApiItem(WholeWorkOrderItem, 'The new work order', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateWorkOrderRequest): Promise<RecordAnswer> {
    const id = await carryOut(this.createWorkOrder, caller, body);
    return this.reads.answer(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateWorkOrder',
    'Update a work order',
    'Changes the fields that are given, and leaves the others; `null` clears one that may be empty.',
    'A change emits `work_order.updated` and increases `version`. A stale `If-Match` is 409.',
  )
  @Scope('work-orders.write')
  @ApiItem(WholeWorkOrderItem, 'The work order after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeWorkOrderRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await carryOut(this.changeWorkOrder, caller, { ...body, id, expected });
    return this.reads.answer(caller.company, id);
  }

  @Post(':id/status')
  @Operation(
    'changeWorkOrderStatus',
    'Change the status of a work order',
    'Moves a unit on: Open build to Build in process, Finished good, and Delivered.',
    'Writes an entry of the status history and emits `work_order.status_changed`.',
    'A name that work orders do not have is 400, a move that is not allowed is 409 and names both statuses.',
  )
  @HttpCode(200)
  @Scope('work-orders.write')
  @ApiItem(WholeWorkOrderItem, 'The work order after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: WorkOrderStatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<RecordAnswer> {
    await this.statuses.request(caller, { id, status, note, expected });
    return this.reads.answer(caller.company, id);
  }

  @Get(':id/status-history')
  @Operation(
    'listWorkOrderStatusHistory',
    'List the status history of a work order',
    'What became of the work order, newest first unless `order=asc`, whoever moved it.',
  )
  @Scope('work-orders.read')
  @ApiList(StatusHistoryEntry, 'What became of the work order, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
