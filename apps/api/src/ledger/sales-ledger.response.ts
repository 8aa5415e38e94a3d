import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { orderTransitions } from '@partner/sales';
import { statusNames } from '../shared/status.property.js';

/** What a change of an order did to what it counts for (§2.21). */
export class SalesLedgerMovement {
  @ApiProperty({ example: '65f0c0ffee0000000000c101' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) orderId!: string;
  @ApiProperty({ type: 'integer', example: 1042 }) orderNumber!: number;
  @ApiPropertyOptional({ example: 'Ada Lovelace', description: 'As the order has it now.' }) customerName?: string;
  @ApiPropertyOptional({ example: 'Springfield lot', description: 'Where the order is now.' }) locationName?: string;
  @ApiPropertyOptional({ format: 'date', example: '2026-03-01', description: 'Absent until the order is sold.' })
  saleDate?: string;
  @ApiProperty({
    format: 'date-time',
    example: '2026-03-01T15:30:00.000Z',
    description: 'When the change was made, whatever the sale date is.',
  })
  ledgerDate!: string;
  @ApiProperty({ example: false, description: 'Cancelled or deleted after it had been sold; for good.' })
  cancelled!: boolean;
  @ApiProperty({
    example: 'Processed',
    description: `The order's present status, an open enum: ${statusNames(orderTransitions)}.`,
  })
  currentStatus!: string;
  @ApiProperty({
    example: 'amount_change',
    description: 'An open enum: `initial`, `status_change`, `amount_change`.',
  })
  movementType!: string;
  @ApiProperty({
    example: -299.5,
    description: 'All deltas of an order add up to what it amounts to now: nothing while it is cancelled or deleted.',
  })
  deltaAmount!: number;
  @ApiProperty({ example: 4700.5, description: 'What the order amounted to after the change.' })
  newOrderAmount!: number;
}
