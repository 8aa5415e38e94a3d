import { Body, Controller, Get, HttpCode, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ApiFails,
  ApiItem,
  ApiNothing,
  Caller,
  Delete,
  Idempotent,
  IfMatch,
  Operation,
  PathId,
  PathKey,
  Post,
  Scope,
} from '@partner/http';
import { type Id, type JsonResponse, money, type Version } from '@partner/kernel';
import { type AddedLine, AddOrderLine, OrderQueries, RemoveOrderLine } from '@partner/sales';
import type { FastifyReply } from 'fastify';
import { carryOut } from '../shared/carry-out.js';
import { AddedLineItem, LineItemsAnswer } from './documents.response.js';
import { AddLineRequest } from './documents.requests.js';

/** The line items of orders over HTTP (§2.16, §4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders/:id/line-items')
export class OrderLinesController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly addLine: AddOrderLine,
    private readonly removeLine: RemoveOrderLine,
  ) {}

  @Get()
  @Operation(
    'listOrderLineItems',
    'List the line items of an order',
    'All lines of the order, how many there are of each status, and the configuration where there is one.',
  )
  @Scope('orders.read')
  @ApiItem(LineItemsAnswer, 'The lines of the order')
  list(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.orders.lineItems(company, id);
  }

  @Post()
  @Operation(
    'createOrderLineItem',
    'Add a line item to an order',
    'Adds a line to the order. Pricing of the order does not change.',
    'With a `lineKey` that is there already nothing changes, and that line is answered with 200 and `created` false.',
    'A new line increases the version of the order and emits `order.updated`.',
    '409 on an order that is Cancelled, and for a stale `If-Match`; 423 under a signed contract.',
  )
  @Scope('orders.write')
  @Idempotent()
  @ApiItem(AddedLineItem, 'The new line', { status: 201 })
  @ApiItem(AddedLineItem, 'The line that has this key already')
  @ApiFails(423, 'A signed contract locks the lines')
  async add(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() { price, ...line }: AddLineRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @IfMatch() expected?: Version,
  ): Promise<AddedLine> {
    const added = await carryOut(this.addLine, caller, {
      ...line,
      id,
      expected,
      price: price === undefined ? undefined : money(price),
    });
    if (!added.created) reply.status(200);
    return added;
  }

  @Delete(':lineId')
  @Operation(
    'deleteOrderLineItem',
    'Delete a line item of an order',
    'Removes a line of the order, which gets its next version and emits `order.updated`.',
    'The base line, that of the product itself, cannot be removed: 409. Under a signed contract no line can: 423.',
  )
  @HttpCode(204)
  @Scope('orders.write')
  @ApiNothing('The line is gone')
  @ApiFails(409, 'It is the base product line, or the version is another one')
  @ApiFails(423, 'A signed contract locks the lines')
  remove(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @PathKey('lineId', 'The key of the line.') lineKey: string,
    @IfMatch() expected?: Version,
  ): Promise<void> {
    return carryOut(this.removeLine, caller, { id, lineKey, expected });
  }
}
