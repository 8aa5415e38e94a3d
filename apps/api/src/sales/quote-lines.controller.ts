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
import { type AddedLine, AddQuoteLine, QuoteQueries, RemoveQuoteLine } from '@partner/sales';
import type { FastifyReply } from 'fastify';
import { carryOut } from '../shared/carry-out.js';
import { AddedLineItem, LineItemsAnswer } from './documents.response.js';
import { AddLineRequest } from './documents.requests.js';

/** The line items of quotes over HTTP (§2.16, §4.3). */
@Controller('partner/v1/quotes/:id/line-items')
export class QuoteLinesController {
  constructor(
    private readonly quotes: QuoteQueries,
    private readonly addLine: AddQuoteLine,
    private readonly removeLine: RemoveQuoteLine,
  ) {}

  @Get()
  @Scope('quotes.read')
  @ApiItem(LineItemsAnswer, 'The lines of the quote')
  list(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.quotes.lineItems(company, id);
  }

  @Post()
  @Scope('quotes.write')
  @Idempotent()
  @ApiItem(AddedLineItem, 'The new line', { status: 201 })
  @ApiItem(AddedLineItem, 'The line that has this key already')
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
  @Scope('quotes.write')
  @ApiNothing('The line is gone')
  @ApiFails(409, 'It is the base product line, or the version is another one')
  remove(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @PathKey('lineId') lineKey: string,
    @IfMatch() expected?: Version,
  ): Promise<void> {
    return carryOut(this.removeLine, caller, { id, lineKey, expected });
  }
}
