import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Text that a contract must contain. */
export class DisclosureItem {
  @ApiProperty({ example: 'Ownership' }) title!: string;
  @ApiProperty({ example: 'You will not own the property until the total has been paid.' }) text!: string;
}

/** Fee for a late payment. */
export class LateFeeItem {
  @ApiProperty({ example: 'percent', description: 'Kind of fee: `fixed` or `percent`.' }) type!: string;
  @ApiPropertyOptional({ example: 5 }) amount?: number;
  @ApiPropertyOptional({ type: 'integer', example: 7 }) graceDays?: number;
}

/** Legal configuration of a state (§2.14). */
export class StateLegalItem {
  @ApiProperty({ example: 'MO', description: 'State code, in upper case.' }) stateCode!: string;
  @ApiProperty({ example: true }) enabled!: boolean;
  @ApiPropertyOptional({ example: 'Rental-Purchase Agreement' }) contractTitle?: string;
  @ApiPropertyOptional({ type: [DisclosureItem] }) disclosures?: DisclosureItem[];
  @ApiPropertyOptional({ type: LateFeeItem }) lateFee?: LateFeeItem;
  @ApiPropertyOptional({ type: 'integer', example: 30 }) reinstatementDays?: number;
  @ApiPropertyOptional({ example: 55 }) earlyPurchasePercent?: number;
  @ApiPropertyOptional({ type: 'integer', example: 60 }) maxTermMonths?: number;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) updatedAt!: string;
}

/** All legal configurations of an agreement. */
export class StateLegals {
  @ApiProperty({ type: [StateLegalItem], description: 'Legal configurations, sorted by state code.' })
  data!: StateLegalItem[];
}
