import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiFails, ApiItem, Caller, Idempotent, Operation, OptionalBody, PathId, Post, Scope } from '@partner/http';
import type { Id, RecordAnswer } from '@partner/kernel';
import { ConvertQuote, OrderQueries } from '@partner/sales';
import { execute } from '../shared/execute.js';
import { OrderItem } from './orders.response.js';
import { ConvertQuoteRequest } from './orders.requests.js';

/** Quotes that become orders (§4.3.3). */
@ApiTags('Quotes')
@Controller('partner/v1/quotes/:id/convert')
export class QuoteConversionController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly convertQuote: ConvertQuote,
  ) {}

  @Post()
  @Operation(
    'convertQuote',
    'Convert a quote to an order',
    'Makes an order of a quote that is Open or Active: the quote becomes `Sold`, the order is `Unsubmitted`.',
    'Lines, configuration, pricing, contact and references are copied, and the unit goes from the quote to the order.',
    'A sales person in the body replaces that of the quote. The body may be left out.',
    'Emits `order.created`, `quote.status_changed` and `work_order.updated`. Needs the scope to write orders.',
    '409 in another status, or while an order of the quote is active; 400 for the id of a lead or an order.',
  )
  @Scope('orders.write')
  @Idempotent()
  @OptionalBody(ConvertQuoteRequest)
  @ApiItem(OrderItem, 'The order that the quote became', { status: 201, versioned: true })
  @ApiFails(409, 'The quote is neither Open nor Active, or an active order exists')
  async convert(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ConvertQuoteRequest): Promise<RecordAnswer> {
    const order = await execute(this.convertQuote, caller, { ...body, id });
    return this.orders.answer(caller.company, order);
  }
}
