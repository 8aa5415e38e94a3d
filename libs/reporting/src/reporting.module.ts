import { Module } from '@nestjs/common';
import { Clock } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ForecastRevenue } from './application/forecast-revenue/forecast-revenue.js';
import { RevenueForecasts } from './application/ports/revenue-forecasts.js';
import { DatabaseRevenueForecasts } from './persistence/database-revenue-forecasts.js';

/** Binds the ports of reports to their adapters. */
@Module({
  providers: [
    provide(RevenueForecasts, [Database], DatabaseRevenueForecasts),
    provide(ForecastRevenue, [RevenueForecasts, Clock]),
  ],
  exports: [ForecastRevenue],
})
export class ReportingModule {}
