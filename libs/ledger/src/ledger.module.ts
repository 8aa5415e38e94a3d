import { Global, Module } from '@nestjs/common';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { OrderLedger } from '@partner/sales';
import { BookOrder } from './application/book-order/book-order.js';
import { Movements } from './application/ports/movements.js';
import { SalesLedger } from './application/ports/sales-ledger.js';
import { DatabaseMovements } from './persistence/database-movements.js';
import { DatabaseSalesLedger } from './persistence/database-sales-ledger.js';

/**
 * The sales ledger. Global, because sales reports every change of an order through `OrderLedger` without importing it.
 */
@Global()
@Module({
  providers: [
    provide(Movements, [Database], DatabaseMovements),
    provide(OrderLedger, [Movements], BookOrder),
    provide(SalesLedger, [Database], DatabaseSalesLedger),
  ],
  exports: [OrderLedger, SalesLedger],
})
export class LedgerModule {}
