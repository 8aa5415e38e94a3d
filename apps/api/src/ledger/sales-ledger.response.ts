import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { orderTransitions } from '@partner/sales';
import { statusNames } from '../shared/status.property.js';

/** Change of the amount of an order (§2.21). */
export class SalesLedgerMovement {
  @ApiProperty({ example: '65f0c0ffee0000000000c101' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) orderId!: string;
  @ApiProperty({ type: 'integer', example: 1042 }) orderNumber!: number;
  @ApiProperty({ example: '1042', description: 'Order number as text.' }) orderNumberString!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) customerId!: string;
  @ApiPropertyOptional({ example: 'Ada Lovelace', description: 'Current customer of the order.' })
  customerName?: string;
  @ApiPropertyOptional({ example: '+1 555 0100', description: 'Current customer phone of the order.' })
  customerPhone?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000b001', description: 'Current location of the order.' })
  locationId?: string;
  @ApiPropertyOptional({ example: 'Springfield lot', description: 'Current location of the order.' })
  locationName?: string;
  @ApiPropertyOptional({ example: 'Grace Hopper', description: 'Current salesperson of the order.' })
  salesPersonName?: string;
  @ApiPropertyOptional({ example: 'SN-1042', description: 'Current serial number of the order.' })
  serialNumber?: string;
  @ApiPropertyOptional({ example: 'Walk In', description: 'Current sales source of the order.' })
  salesSource?: string;
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
  @ApiPropertyOptional({
    example: 'portal',
    description: 'Origin of the change, as an open enum: `portal`, `api`, `automation`.',
  })
  sourceView?: string;
  @ApiPropertyOptional({ example: 'Unprocessed', description: 'Status before a status change.' })
  previousStatus?: string;
  @ApiPropertyOptional({ example: 'Processed', description: 'Status after a status change, or of a new order.' })
  newStatus?: string;
  @ApiPropertyOptional({ example: 'Deposit received', description: 'Note of the status change.' }) reason?: string;
  @ApiProperty({ example: -299.5, description: 'Change of the base price.' }) deltaBasePrice!: number;
  @ApiProperty({ example: 0, description: 'Change of the upgrades.' }) deltaUpgradesAmount!: number;
  @ApiProperty({ example: 0, description: 'Change of the removed upgrades.' }) deltaRemovedUpgradesAmount!: number;
  @ApiProperty({
    example: -299.5,
    description:
      'Change of the amount. The sum over an order is its current amount: 0 while it is cancelled or deleted.',
  })
  deltaAmount!: number;
  @ApiProperty({ example: 4500.5, description: 'Base price after the change.' }) newBasePrice!: number;
  @ApiProperty({ example: 250, description: 'Upgrades after the change.' }) newUpgradesAmount!: number;
  @ApiProperty({ example: 50, description: 'Removed upgrades after the change.' }) newRemovedUpgradesAmount!: number;
  @ApiProperty({
    example: 4700.5,
    description:
      'Amount of the order after the change: base price plus upgrades minus removed upgrades, without delivery, tax ' +
      'and discounts. Equals the amount of the order in the revenue forecast.',
  })
  newOrderAmount!: number;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z', description: 'Time of the change, in UTC.' })
  createdAt!: string;
}
