import { Controller, Get, Query } from '@nestjs/common';
import { ApiItem, Caller, Scope } from '@partner/http';
import type { JsonResponse } from '@partner/kernel';
import { ForecastRevenue } from '@partner/reporting';
import { RevenueForecastQuery } from './revenue-forecast.query.js';
import { RevenueForecast } from './revenue-forecast.response.js';

/** The revenue forecast over HTTP (§4.12). Not cached, as no report is (W12). */
@Controller('partner/v1/revenue-forecast')
export class RevenueForecastController {
  constructor(private readonly forecastRevenue: ForecastRevenue) {}

  @Get()
  @Scope('revenue-forecast.read')
  @ApiItem(RevenueForecast, 'What was delivered in a period, and what is authorized and promised for it and the next')
  read(@Caller() { company }: Caller, @Query() query: RevenueForecastQuery): Promise<JsonResponse> {
    return this.forecastRevenue.execute(company, query);
  }
}
