import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiItem, Caller, Operation, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { ForecastRevenue } from '@partner/reporting';
import { RevenueForecastQuery } from './revenue-forecast.query.js';
import { RevenueForecast } from './revenue-forecast.response.js';

/** Revenue forecast over HTTP (§4.12). Not cached, like all reports (W12). */
@ApiTags('Reporting')
@Controller('partner/v1/revenue-forecast')
export class RevenueForecastController {
  constructor(private readonly forecastRevenue: ForecastRevenue) {}

  @Get()
  @Operation(
    'getRevenueForecast',
    'Retrieve the revenue forecast',
    'Returns the orders delivered in a period, authorized for it, and promised for the two periods after it.',
    'Pass `period`, or `from` and `to` with at most 366 days.',
    'Weeks are Sunday to Saturday in the timezone of the company.',
    'Amounts are building prices without delivery and tax, so sums differ from those of the sales ledger.',
  )
  @Scope('revenue-forecast.read')
  @ApiItem(RevenueForecast, 'Revenue forecast of a period')
  read(@Caller() { company }: Caller, @Query() query: RevenueForecastQuery): Promise<JsonResponse> {
    return this.forecastRevenue.execute(company, query);
  }
}
