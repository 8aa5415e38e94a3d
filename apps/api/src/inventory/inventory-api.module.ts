import { Module } from '@nestjs/common';
import { LocationsModule } from '@partner/locations';
import { InventoryModule } from '@partner/inventory';
import { LotStockController } from './lot-stock.controller.js';
import { StockTemplatesController } from './stock-templates.controller.js';

/** Lot stock and stock templates over HTTP (§4.2). */
@Module({ imports: [LocationsModule, InventoryModule], controllers: [LotStockController, StockTemplatesController] })
export class InventoryApiModule {}
