import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ForecastDetails } from './forecast-details.response.js';

/** What a period covers. */
export class ForecastPeriod {
  @ApiProperty({ example: 'this_month', description: 'The name of the period, or `custom`.' }) key!: string;
  @ApiProperty({ format: 'date', example: '2026-03-01' }) start!: string;
  @ApiProperty({ format: 'date', example: '2026-03-31', description: 'The last day, included.' }) end!: string;
  @ApiProperty({ example: 'America/Chicago' }) timezone!: string;
}

/** Orders that are counted together. */
export class ForecastSum {
  @ApiProperty({
    example: 18450.5,
    description: 'Base price with upgrades and without what was removed; no delivery, tax or mileage.',
  })
  amount!: number;
  @ApiProperty({ type: 'integer', example: 3 }) units!: number;
}

/** What was delivered, and what is to be. */
export class ForecastFigures {
  @ApiProperty({ type: ForecastSum, description: 'Delivered within the period.' }) actual!: ForecastSum;
  @ApiProperty({
    type: ForecastSum,
    description: 'Authorized, promised for a day before the period, and undelivered when it began.',
  })
  afdTransferred!: ForecastSum;
  @ApiProperty({ type: ForecastSum, description: 'Promised for the next period and undelivered.' })
  forecastNextPeriod!: ForecastSum;
  @ApiProperty({ type: ForecastSum, description: 'Promised for the period after the next and undelivered.' })
  forecastPlus2!: ForecastSum;
}

/** What is authorized for delivery in a week. */
export class ForecastWeek extends ForecastSum {
  @ApiProperty({ example: '2026-03-01', description: 'The Sunday that the week begins with.' }) key!: string;
  @ApiProperty({ format: 'date', example: '2026-03-01' }) start!: string;
  @ApiProperty({ format: 'date', example: '2026-03-07' }) end!: string;
}

/** What is authorized for delivery: the order Processed, its work order a Finished good. */
export class AuthorizedDelivery {
  @ApiProperty({ type: ForecastSum, description: 'Promised for the period.' }) authorized!: ForecastSum;
  @ApiProperty({ type: [ForecastWeek], description: 'The weeks that overlap the period, each counted whole.' })
  weeks!: ForecastWeek[];
}

/** What a company delivered, and will (§2.23). */
export class RevenueForecast {
  @ApiProperty({ type: ForecastPeriod }) period!: ForecastPeriod;
  @ApiProperty({ type: ForecastFigures }) revenueForecast!: ForecastFigures;
  @ApiProperty({ type: AuthorizedDelivery }) authorizedDelivery!: AuthorizedDelivery;
  @ApiPropertyOptional({ type: ForecastDetails, description: 'Only with `details`.' }) details?: ForecastDetails;
  @ApiPropertyOptional({ example: true, description: 'Only there when rows were left out.' })
  detailsTruncated?: boolean;
}
