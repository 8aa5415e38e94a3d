import { Body, Controller, Get, HttpCode, Query } from '@nestjs/common';
import { ApiItem, ApiList, Caller, Idempotent, IfMatch, ListCache, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse, Version } from '@partner/kernel';
import { ChangeWorkOrder, CreateWorkOrder, RequestWorkOrderStatus, WorkOrderQueries } from '@partner/work-orders';
import { carryOut } from '../shared/carry-out.js';
import { ListQuery } from '../shared/list.query.js';
import { RecordReads } from '../shared/record-reads.js';
import { StatusHistoryEntry } from '../shared/status-history.response.js';
import { StatusRequest } from '../shared/status.request.js';
import { WholeWorkOrderItem, WorkOrderItem } from './work-order.response.js';
import { ChangeWorkOrderRequest, CreateWorkOrderRequest, WorkOrdersQuery } from './work-orders.requests.js';

/** Work orders over HTTP (§4.4). */
@Controller('partner/v1/work-orders')
export class WorkOrdersController {
  private readonly reads: RecordReads<WorkOrdersQuery>;

  constructor(
    workOrders: WorkOrderQueries,
    private readonly createWorkOrder: CreateWorkOrder,
    private readonly changeWorkOrder: ChangeWorkOrder,
    private readonly requestWorkOrderStatus: RequestWorkOrderStatus,
    lists: ListCache,
  ) {
    this.reads = new RecordReads(workOrders, lists);
  }

  @Get()
  @Scope('work-orders.read')
  @ApiList(WorkOrderItem, 'Work orders, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: WorkOrdersQuery) {
    return this.reads.list(company, query);
  }

  @Get(':id')
  @Scope('work-orders.read')
  @ApiItem(WholeWorkOrderItem, 'A work order', { versioned: true })
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.reads.item(company, id);
  }

  @Post()
  @Scope('work-orders.write')
  @Idempotent()
  @ApiItem(WholeWorkOrderItem, 'The new work order', { status: 201, versioned: true })
  async create(@Caller() caller: Caller, @Body() body: CreateWorkOrderRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createWorkOrder, caller, body);
    return this.reads.item(caller.company, id);
  }

  @Patch(':id')
  @Scope('work-orders.write')
  @ApiItem(WholeWorkOrderItem, 'The work order after the change', { versioned: true })
  async change(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ChangeWorkOrderRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.changeWorkOrder, caller, { ...body, id, expected });
    return this.reads.item(caller.company, id);
  }

  @Post(':id/status')
  @HttpCode(200)
  @Scope('work-orders.write')
  @ApiItem(WholeWorkOrderItem, 'The work order after the move', { versioned: true })
  async status(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { status, actionDescription: note }: StatusRequest,
    @IfMatch() expected?: Version,
  ): Promise<JsonResponse> {
    await carryOut(this.requestWorkOrderStatus, caller, { id, status, note, expected });
    return this.reads.item(caller.company, id);
  }

  @Get(':id/status-history')
  @Scope('work-orders.read')
  @ApiList(StatusHistoryEntry, 'What became of the work order, newest first')
  history(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: ListQuery) {
    return this.reads.history(company, id, query);
  }
}
