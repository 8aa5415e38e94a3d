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
  @ApiProperty({ example: 'Processed', description: 'Status of the order, as in `status`.' }) orderStatus!: string;
  @ApiProperty({ example: false, description: 'True if the order has a delivery date.' }) orderDelivered!: boolean;
  @ApiPropertyOptional({ type: 'integer', example: 1042 }) workOrderNumber?: number;
  @ApiPropertyOptional({ example: 'Finished good', description: 'Status of the work order.' })
  workOrderStatus?: string;
  @ApiPropertyOptional({ format: 'date', example: '2026-03-12' }) promisedDate?: string;
  @ApiPropertyOptional({ format: 'date-time', example: '2026-03-11T16:05:00.000Z' }) deliveredAt?: string;
  @ApiProperty({
    example: 'wo_promised',
    description:
      'Reason why the order is counted, as an open enum: `wo_delivered`, `wo_promised`, `order_delivered`, ' +
      '`order_promised`.',
  })
  qualifiedBy!: string;
  @ApiProperty({ format: 'date', example: '2026-03-12', description: 'Day by which the order is counted.' })
  bucketDate!: string;
  @ApiProperty({ example: 'work_order', description: 'Source of `bucketDate`: `work_order` or `order`.' })
  dateSource!: string;
  @ApiProperty({ example: 6150.5 }) amount!: number;
  @ApiProperty({ example: 5500 }) basePrice!: number;
  @ApiProperty({ example: 700.5, description: 'Amount of the upgrades.' }) upgrades!: number;
  @ApiProperty({ example: 50, description: 'Amount of the removed upgrades.' }) removedUpgrades!: number;
  @ApiProperty({ example: 'work_order', description: 'Source of the amounts: `work_order` or `order`.' })
  amountSource!: string;
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
  @ApiProperty({ example: 16500 }) basePrice!: number;
  @ApiProperty({ example: 2100.5, description: 'Amount of the upgrades.' }) upgrades!: number;
  @ApiProperty({ example: 150, description: 'Amount of the removed upgrades.' }) removedUpgrades!: number;
  @ApiPropertyOptional({ type: [ForecastRow], description: 'Orders behind the sum. Only with `details`.' })
  details?: ForecastRow[];
}

/** Sum over orders of a later period. */
export class ForecastPeriodSum extends ForecastSum {
  @ApiProperty({ type: ForecastPeriod }) period!: ForecastPeriod;
}

/** Delivered and expected orders. */
export class ForecastFigures {
  @ApiProperty({ type: ForecastSum, description: 'Orders delivered in the period.' }) actual!: ForecastSum;
  @ApiProperty({
    type: ForecastSum,
    description: 'Authorized orders promised for an earlier day that were undelivered when the period began.',
  })
  afdTransferred!: ForecastSum;
  @ApiProperty({ type: ForecastPeriodSum, description: 'Undelivered orders promised for the next period.' })
  forecastNextPeriod!: ForecastPeriodSum;
  @ApiProperty({ type: ForecastPeriodSum, description: 'Undelivered orders promised for the period after the next.' })
  forecastPlus2!: ForecastPeriodSum;
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
