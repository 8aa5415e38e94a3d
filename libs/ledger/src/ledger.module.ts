import { Global, Module } from '@nestjs/common';
import { Database, provide } from '@partner/persistence';
import { OrderLedger } from '@partner/sales';
import { BookOrder } from './application/book-order/book-order.js';
import { Movements } from './application/ports/movements.js';
import { DatabaseMovements } from './persistence/database-movements.js';

/**
 * The sales ledger. Global, because sales tells it through `OrderLedger` of every change of an order, without knowing
 * it.
 */
@Global()
@Module({
  providers: [provide(Movements, [Database], DatabaseMovements), provide(OrderLedger, [Movements], BookOrder)],
  exports: [OrderLedger],
})
export class LedgerModule {}
