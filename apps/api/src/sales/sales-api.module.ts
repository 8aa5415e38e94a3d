import { Module } from '@nestjs/common';
import { LocationsModule } from '@partner/locations';
import { SalesModule } from '@partner/sales';
import { LeadsController } from './leads.controller.js';
import { OrdersController } from './orders.controller.js';
import { QuoteConversionController } from './quote-conversion.controller.js';
import { OrderLinesController, QuoteLinesController } from './lines.controller.js';
import { QuotesController } from './quotes.controller.js';

/** Leads, quotes and orders over HTTP (§4.3). */
@Module({
  imports: [LocationsModule, SalesModule],
  controllers: [
    LeadsController,
    OrderLinesController,
    OrdersController,
    QuoteConversionController,
    QuoteLinesController,
    QuotesController,
  ],
})
export class SalesApiModule {}
