import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Scope, ChoiceParam, IdParam, ListParam } from '@partner/http';
import type { JsonResponse, Id } from '@partner/kernel';
import { ForecastRevenue, type CalendarDate, type PeriodName, periodNames } from '@partner/reporting';
import { DayParam, FlagParam } from '../shared/list.params.js';
import { ApiItem, Operation } from '../shared/operation.decorators.js';
import { RevenueForecast } from './revenue-forecast.response.js';

/** Query of the revenue forecast (§4.12). */
class RevenueForecastQuery {
  @ChoiceParam(periodNames, {
    description: "Week (Sunday to Saturday) or month in the company's timezone. Required without `from` and `to`.",
    example: 'last_month',
  })
  period?: PeriodName;
  @DayParam({ description: 'First day of a custom period of at most 366 days. Takes precedence over `period`.' })
  from?: CalendarDate;
  @DayParam({ description: 'Last day of the custom period, inclusive.' }) to?: CalendarDate;
  @IdParam({ description: 'Filters by location.' }) locationId?: Id;
  @FlagParam({ default: false, description: 'Includes the orders behind the figures, at most 2,000 rows.' })
  details!: boolean;
  @ListParam({
    description:
      'Figures to list rows for, separated by commas. Defaults to all: `actual`, `afdTransferred`, ' +
      '`forecastNextPeriod`, `forecastPlus2`, `authorized`, `weeks`.',
  })
  detailsFor?: string[];
}

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
    'Amounts are building prices without delivery and tax, as in the sales ledger. Sums differ from it, because an',
    'order is counted by its delivery.',
  )
  @Scope('revenue-forecast.read')
  @ApiItem(RevenueForecast, 'Revenue forecast of a period')
  read(@Caller() { company }: Caller, @Query() query: RevenueForecastQuery): Promise<JsonResponse> {
    return this.forecastRevenue.execute(company, query);
  }
}
