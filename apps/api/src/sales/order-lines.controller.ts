import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddOrderLine, OrderQueries, RemoveOrderLine } from '@partner/sales';
import { LinesController } from './lines.controller.js';

/** Line items of orders over HTTP (§2.16, §4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders/:id/line-items')
export class OrderLinesController extends LinesController({
  name: 'order',
  one: 'an order',
  refusal: 'Returns 409 for a Cancelled order and for a stale `If-Match`, and 423 if a contract is signed.',
  removal: ['Returns 409 for the base line, which is the product itself, and 423 if a contract is signed.'],
  locked: 'A signed contract locks the lines',
}) {
  constructor(orders: OrderQueries, addLine: AddOrderLine, removeLine: RemoveOrderLine) {
    super(orders, addLine, removeLine);
  }
}
