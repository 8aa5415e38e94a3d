import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';

/** Order behind a figure of the forecast (R51). */
export class ForecastRow {
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
export class ForecastDetails {
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
