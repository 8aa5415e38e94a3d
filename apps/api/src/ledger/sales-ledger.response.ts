import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { orderTransitions } from '@partner/sales';
import { statusNames } from '../shared/status.property.js';

/** Change of the amount of an order (§2.21). */
export class SalesLedgerMovement {
  @ApiProperty({ example: '65f0c0ffee0000000000c101' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) orderId!: string;
  @ApiProperty({ type: 'integer', example: 1042 }) orderNumber!: number;
  @ApiPropertyOptional({ example: 'Ada Lovelace', description: 'Current customer of the order.' })
  customerName?: string;
  @ApiPropertyOptional({ example: 'Springfield lot', description: 'Current location of the order.' })
  locationName?: string;
  @ApiPropertyOptional({
    format: 'date',
    example: '2026-03-01',
    description: 'Sale date. Absent until the order is sold.',
  })
  saleDate?: string;
  @ApiProperty({
    format: 'date-time',
    example: '2026-03-01T15:30:00.000Z',
    description: 'Time of the change, in UTC, independent of the sale date.',
  })
  ledgerDate!: string;
  @ApiProperty({
    example: false,
    description: 'True if the order was cancelled or deleted after the sale. Never reset.',
  })
  cancelled!: boolean;
  @ApiProperty({
    example: 'Processed',
    description: `Current status of the order, as an open enum: ${statusNames(orderTransitions)}.`,
  })
  currentStatus!: string;
  @ApiProperty({
    example: 'amount_change',
    description: 'Movement type, as an open enum: `initial`, `status_change`, `amount_change`.',
  })
  movementType!: string;
  @ApiProperty({
    example: -299.5,
    description:
      'Change of the amount. The sum over an order is its current amount: 0 while it is cancelled or deleted.',
  })
  deltaAmount!: number;
  @ApiProperty({ example: 4700.5, description: 'Amount of the order after the change.' })
  newOrderAmount!: number;
}
