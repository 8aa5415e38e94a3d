import { Module } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { LotStock, StockTemplates } from './application/ports/lot-stock.js';
import { DatabaseLotStock } from './persistence/database-lot-stock.js';
import { DatabaseStockTemplates } from './persistence/database-stock-templates.js';

const exported = [
  provide(LotStock, [Database, Clock], DatabaseLotStock),
  provide(StockTemplates, [Database], DatabaseStockTemplates),
];

/** Binds the ports of the inventory to their adapters. */
@Module({ providers: exported, exports: exported.map(({ provide: token }) => token) })
export class InventoryModule {}
