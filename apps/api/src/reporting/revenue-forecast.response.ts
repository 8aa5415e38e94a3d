import { ApiProperty, ApiPropertyOptional, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';

/** Order behind a figure of the forecast (R51). */
class ForecastRow {
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) orderId!: string;
  @ApiProperty({ type: 'integer', example: 1042 }) orderNumber!: number;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000d001' }) workOrderId?: string;
  @ApiPropertyOptional({ example: 'OSC-10x16-4711' }) serialNumber?: string;
  @ApiPropertyOptional({ example: 'Ada Lovelace' }) customerName?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000b001' }) locationId?: string;
  @ApiPropertyOptional({ example: 'Springfield lot' }) locationName?: string;
  @ApiProperty({ example: 'Processed', description: 'Status of the order.' }) status!: string;
  @ApiPropertyOptional({ format: 'date', example: '2026-03-12' }) promisedDate?: string;
  @ApiPropertyOptional({ format: 'date-time', example: '2026-03-11T16:05:00.000Z' }) deliveredAt?: string;
  @ApiProperty({ example: 6150.5 }) amount!: number;
}

/** Rows of the requested buckets. A bucket without rows is an empty list. */
@ApiExtraModels(ForecastRow)
class ForecastDetails {
  @ApiPropertyOptional({ type: [ForecastRow] }) actual?: ForecastRow[];
  @ApiPropertyOptional({ type: [ForecastRow] }) afdTransferred?: ForecastRow[];
  @ApiPropertyOptional({ type: [ForecastRow] }) forecastNextPeriod?: ForecastRow[];
  @ApiPropertyOptional({ type: [ForecastRow] }) forecastPlus2?: ForecastRow[];
  @ApiPropertyOptional({ type: [ForecastRow] }) authorized?: ForecastRow[];
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'array', items: { $ref: getSchemaPath(ForecastRow) } },
    description: 'Rows by key of the week.',
  })
  weeks?: Record<string, ForecastRow[]>;
}

/** Period of the forecast. */
export class ForecastPeriod {
  @ApiProperty({ example: 'this_month', description: 'Name of the period, or `custom`.' }) key!: string;
  @ApiProperty({ format: 'date', example: '2026-03-01' }) start!: string;
  @ApiProperty({ format: 'date', example: '2026-03-31', description: 'Last day, inclusive.' }) end!: string;
  @ApiProperty({ example: 'America/Chicago' }) timezone!: string;
}

/** Sum over orders. */
export class ForecastSum {
  @ApiProperty({
    example: 18450.5,
    description: 'Base price with upgrades, minus removed features, without delivery, tax and mileage.',
  })
  amount!: number;
  @ApiProperty({ type: 'integer', example: 3 }) units!: number;
}

/** Delivered and expected orders. */
export class ForecastFigures {
  @ApiProperty({ type: ForecastSum, description: 'Orders delivered in the period.' }) actual!: ForecastSum;
  @ApiProperty({
    type: ForecastSum,
    description: 'Authorized orders promised for an earlier day that were undelivered when the period began.',
  })
  afdTransferred!: ForecastSum;
  @ApiProperty({ type: ForecastSum, description: 'Undelivered orders promised for the next period.' })
  forecastNextPeriod!: ForecastSum;
  @ApiProperty({ type: ForecastSum, description: 'Undelivered orders promised for the period after the next.' })
  forecastPlus2!: ForecastSum;
}

/** Orders authorized for delivery in a week. */
export class ForecastWeek extends ForecastSum {
  @ApiProperty({ example: '2026-03-01', description: 'First day of the week, a Sunday.' }) key!: string;
  @ApiProperty({ format: 'date', example: '2026-03-01' }) start!: string;
  @ApiProperty({ format: 'date', example: '2026-03-07' }) end!: string;
}

/** Orders authorized for delivery: the order is Processed and its work order a Finished good. */
export class AuthorizedDelivery {
  @ApiProperty({ type: ForecastSum, description: 'Authorized orders promised for the period.' })
  authorized!: ForecastSum;
  @ApiProperty({ type: [ForecastWeek], description: 'Weeks that overlap the period, each counted completely.' })
  weeks!: ForecastWeek[];
}

/** Revenue forecast of a company (§2.23). */
export class RevenueForecast {
  @ApiProperty({ type: ForecastPeriod }) period!: ForecastPeriod;
  @ApiProperty({ type: ForecastFigures }) revenueForecast!: ForecastFigures;
  @ApiProperty({ type: AuthorizedDelivery }) authorizedDelivery!: AuthorizedDelivery;
  @ApiPropertyOptional({ type: ForecastDetails, description: 'Orders behind the figures. Only with `details`.' })
  details?: ForecastDetails;
  @ApiPropertyOptional({ example: true, description: 'True if rows were omitted. Otherwise absent.' })
  detailsTruncated?: boolean;
}
