import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Idempotent, OptionalBody, PathId, Post, Scope } from '@partner/http';
import type { Id, RecordResponse } from '@partner/kernel';
import { ConvertQuote, OrderQueries } from '@partner/sales';
import { execute } from '../shared/execute.js';
import { ApiFails, ApiItem, Operation } from '../shared/operation.decorators.js';
import { OrderItem } from './orders.response.js';
import { ConvertQuoteRequest } from './orders.requests.js';

/** Conversion of quotes to orders (§4.3.3). */
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
    'Converts an Open or Active quote to an order: the quote becomes `Sold`, and the new order is `Unsubmitted`.',
    'Lines, configuration, pricing, contact and references are copied. The unit is reassigned to the order.',
    'A salesperson in the body replaces the salesperson of the quote. The body is optional.',
    'Emits `order.created`, `quote.status_changed` and `work_order.updated`. Requires the scope to write orders.',
    'Returns 409 in another status or if the quote has an active order, and 400 for the id of a lead or an order.',
  )
  @Scope('orders.write')
  @Idempotent()
  @OptionalBody(ConvertQuoteRequest)
  @ApiItem(OrderItem, 'The new order', { status: 201, versioned: true })
  @ApiFails(409, 'The quote is neither Open nor Active, or an active order exists')
  async convert(
    @Caller() caller: Caller,
    @PathId() id: Id,
    @Body() body: ConvertQuoteRequest,
  ): Promise<RecordResponse> {
    const order = await execute(this.convertQuote, caller, { ...body, id });
    return this.orders.response(caller.company, order);
  }
}
