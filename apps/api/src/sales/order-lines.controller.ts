import { Body, Controller, Get, HttpCode, Res } from '@nestjs/common';
import {
  ApiFails,
  ApiItem,
  ApiNothing,
  Caller,
  Delete,
  Idempotent,
  IfMatch,
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
@Controller('partner/v1/orders/:id/line-items')
export class OrderLinesController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly addLine: AddOrderLine,
    private readonly removeLine: RemoveOrderLine,
  ) {}

  @Get()
  @Scope('orders.read')
  @ApiItem(LineItemsAnswer, 'The lines of the order')
  list(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.orders.lineItems(company, id);
  }

  @Post()
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
  @HttpCode(204)
  @Scope('orders.write')
  @ApiNothing('The line is gone')
  @ApiFails(409, 'It is the base product line, or the version is another one')
  @ApiFails(423, 'A signed contract locks the lines')
  remove(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @PathKey('lineId') lineKey: string,
    @IfMatch() expected?: Version,
  ): Promise<void> {
    return carryOut(this.removeLine, caller, { id, lineKey, expected });
  }
}
