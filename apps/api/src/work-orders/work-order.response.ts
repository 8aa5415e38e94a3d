import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { workOrderTransitions } from '@partner/work-orders';
import { ApiStatus } from '../shared/status.property.js';
import { time } from '../shared/time.js';
import { LocationBlock } from '../sales/sales.response.js';

/** Transport of a unit (§2.9). */
export class DeliveryBlock {
  @ApiPropertyOptional(time) scheduledDate?: string;
  @ApiPropertyOptional({ type: 'integer', example: 42 }) runNumber?: number;
  @ApiProperty({
    example: 'Scheduled',
    description: 'Status of the run, as an open enum: Open, Scheduled, Dispatched, En Route, Delivered, Cancelled.',
  })
  runStatus!: string;
  @ApiPropertyOptional({ example: 'Dana Field' }) driverName?: string;
  @ApiPropertyOptional(time) deliveredAt?: string;
}

/** Work order as shown in lists (§2.9). */
export class WorkOrderItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ type: 'integer', example: 1001 }) workOrderNumber!: number;
  @ApiPropertyOptional({ example: 'LB-1016-0042', description: 'Serial number, unique in the company.' })
  serialNumber?: string;
  @ApiPropertyOptional({ example: '10x16 Lofted Barn' }) title?: string;
  @ApiStatus(workOrderTransitions, 'Finished good') status!: string;
  @ApiProperty(time) statusChangedAt!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e001', description: 'Order that the unit is assigned to.' })
  orderId?: string;
  @ApiPropertyOptional({ type: 'integer', example: 1001 }) orderNumber?: number;
  @ApiPropertyOptional({ type: LocationBlock, description: 'Location. Absent while the location is hidden.' })
  location?: LocationBlock;
  @ApiPropertyOptional({ example: 6450 }) basePrice?: number;
  @ApiPropertyOptional(time) promisedDate?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' }, example: { erp: '4711' } })
  externalReferences?: Record<string, string>;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

/** Work order with its delivery (§2.9). */
export class WholeWorkOrderItem extends WorkOrderItem {
  @ApiPropertyOptional({
    type: DeliveryBlock,
    description: 'Delivery. Absent for a unit that was neither scheduled nor delivered.',
  })
  delivery?: DeliveryBlock;
}
