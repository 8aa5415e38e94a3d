import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AddOrderLine, OrderQueries, RemoveOrderLine } from '@partner/sales';
import { LinesController } from './lines.controller.js';

/** The line items of orders over HTTP (§2.16, §4.3). */
@ApiTags('Orders')
@Controller('partner/v1/orders/:id/line-items')
export class OrderLinesController extends LinesController({
  name: 'order',
  one: 'an order',
  refusal: '409 on an order that is Cancelled, and for a stale `If-Match`; 423 under a signed contract.',
  removal: [
    'The base line, that of the product itself, cannot be removed: 409. Under a signed contract no line can: 423.',
  ],
  locked: 'A signed contract locks the lines',
}) {
  constructor(orders: OrderQueries, addLine: AddOrderLine, removeLine: RemoveOrderLine) {
    super(orders, addLine, removeLine);
  }
}
