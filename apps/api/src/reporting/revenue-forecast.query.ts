import { ChoiceParam, DayParam, FlagParam, IdParam, ListParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { type CalendarDate, type PeriodName, periodNames } from '@partner/reporting';

/** What the revenue forecast can be asked for (§4.12). */
export class RevenueForecastQuery {
  @ChoiceParam(periodNames, {
    description: "A week, Sunday to Saturday, or a month in the company's timezone; required without `from` and `to`.",
    example: 'last_month',
  })
  period?: PeriodName;
  @DayParam({ description: 'First day of a custom period of at most 366 days; goes before `period`.' })
  from?: CalendarDate;
  @DayParam({ description: 'Last day of it, included.' }) to?: CalendarDate;
  @IdParam({ description: 'Counts this location alone.' }) locationId?: Id;
  @FlagParam({ default: false, description: 'Whether the orders behind the figures are listed, 2,000 rows at most.' })
  details!: boolean;
  @ListParam({
    description:
      'Whose rows are listed, separated by commas, all unless given: `actual`, `afdTransferred`, ' +
      '`forecastNextPeriod`, `forecastPlus2`, `authorized`, `weeks`.',
  })
  detailsFor?: string[];
}
