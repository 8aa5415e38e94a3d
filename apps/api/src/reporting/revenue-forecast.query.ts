import { ChoiceParam, DayParam, FlagParam, IdParam, ListParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { type CalendarDate, type PeriodName, periodNames } from '@partner/reporting';

/** Query of the revenue forecast (§4.12). */
export class RevenueForecastQuery {
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
