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
import { type AddedLine, AddQuoteLine, QuoteQueries, RemoveQuoteLine } from '@partner/sales';
import type { FastifyReply } from 'fastify';
import { carryOut } from '../shared/carry-out.js';
import { AddedLineItem, LineItemsAnswer } from './documents.response.js';
import { AddLineRequest } from './documents.requests.js';

/** The line items of quotes over HTTP (§2.16, §4.3). */
@ApiTags('Quotes')
@Controller('partner/v1/quotes/:id/line-items')
export class QuoteLinesController {
  constructor(
    private readonly quotes: QuoteQueries,
    private readonly addLine: AddQuoteLine,
    private readonly removeLine: RemoveQuoteLine,
  ) {}

  @Get()
  @Operation(
    'listQuoteLineItems',
    'List the line items of a quote',
    'All lines of the quote, how many there are of each status, and the configuration where there is one.',
  )
  @Scope('quotes.read')
  @ApiItem(LineItemsAnswer, 'The lines of the quote')
  list(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.quotes.lineItems(company, id);
  }

  @Post()
  @Operation(
    'createQuoteLineItem',
    'Add a line item to a quote',
    'Adds a line to the quote. Pricing of the quote does not change.',
    'With a `lineKey` that is there already nothing changes, and that line is answered with 200 and `created` false.',
    'A new line increases the version of the quote and emits `quote.updated`.',
    '409 on a quote that is Sold or Cancelled, and for a stale `If-Match`.',
  )
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
  @Operation(
    'deleteQuoteLineItem',
    'Delete a line item of a quote',
    'Removes a line of the quote, which gets its next version and emits `quote.updated`.',
    'The base line, that of the product itself, cannot be removed: 409.',
    'The same goes for lines of a quote that is Sold or Cancelled.',
  )
  @HttpCode(204)
  @Scope('quotes.write')
  @ApiNothing('The line is gone')
  @ApiFails(409, 'It is the base product line, or the version is another one')
  remove(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @PathKey('lineId', 'The key of the line.') lineKey: string,
    @IfMatch() expected?: Version,
  ): Promise<void> {
    return carryOut(this.removeLine, caller, { id, lineKey, expected });
  }
}
