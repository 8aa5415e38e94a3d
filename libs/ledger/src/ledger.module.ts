import { Module } from '@nestjs/common';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { OrderLedger } from '@partner/sales';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { SalesLedger } from './application/ports/sales-ledger.js';
import { DatabaseOrderLedger } from './persistence/database-order-ledger.js';
import { DatabaseSalesLedger } from './persistence/database-sales-ledger.js';

/** The sales ledger, to which sales reports every change of an order: implements its `OrderLedger`. */
@Module({
  providers: [
    provide(OrderLedger, [DatabaseUnitOfWork], DatabaseOrderLedger),
    provide(SalesLedger, [Database], DatabaseSalesLedger),
  ],
  exports: [OrderLedger, SalesLedger],
})
export class LedgerModule {}
