import { Body, Controller } from '@nestjs/common';
import { ApiFails, ApiItem, Caller, Idempotent, OptionalBody, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { ConvertQuote, OrderQueries } from '@partner/sales';
import { carryOut } from '../shared/carry-out.js';
import { OrderItem } from './orders.response.js';
import { ConvertQuoteRequest } from './orders.requests.js';

/** Quotes that become orders (§4.3.3). */
@Controller('partner/v1/quotes/:id/convert')
export class QuoteConversionController {
  constructor(
    private readonly orders: OrderQueries,
    private readonly convertQuote: ConvertQuote,
  ) {}

  @Post()
  @Scope('orders.write')
  @Idempotent()
  @OptionalBody()
  @ApiItem(OrderItem, 'The order that the quote became', { status: 201, versioned: true })
  @ApiFails(409, 'The quote is neither Open nor Active, or an active order exists')
  async convert(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ConvertQuoteRequest): Promise<JsonResponse> {
    const order = await carryOut(this.convertQuote, caller, { ...body, id });
    return this.orders.item(caller.company, order);
  }
}
