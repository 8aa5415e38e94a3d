import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiItem, Caller, Operation, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { ForecastRevenue } from '@partner/reporting';
import { RevenueForecastQuery } from './revenue-forecast.query.js';
import { RevenueForecast } from './revenue-forecast.response.js';

/** The revenue forecast over HTTP (§4.12). Not cached, as no report is (W12). */
@ApiTags('Reporting')
@Controller('partner/v1/revenue-forecast')
export class RevenueForecastController {
  constructor(private readonly forecastRevenue: ForecastRevenue) {}

  @Get()
  @Operation(
    'getRevenueForecast',
    'Get the revenue forecast',
    'What was delivered in a period, what is authorized for it, and what is promised for the two periods after it.',
    'Give a `period`, or `from` and `to` of at most 366 days.',
    'Weeks are Sunday to Saturday in the timezone of the company.',
    'Amounts are building prices: delivery and tax do not count, and sums differ from those of the sales ledger.',
  )
  @Scope('revenue-forecast.read')
  @ApiItem(RevenueForecast, 'What was delivered in a period, and what is authorized and promised for it and the next')
  read(@Caller() { company }: Caller, @Query() query: RevenueForecastQuery): Promise<JsonResponse> {
    return this.forecastRevenue.execute(company, query);
  }
}
