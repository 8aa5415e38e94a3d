import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** A customer (§2.11). */
export class CustomerItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiPropertyOptional({ example: 'Ada Miller' }) name?: string;
  @ApiPropertyOptional({ example: 'Miller Farms' }) contactName?: string;
  @ApiPropertyOptional({ example: 'Ada Miller' }) contactPerson?: string;
  @ApiPropertyOptional({ example: 'ada@example.com', description: 'May be absent for one made from a lead.' })
  email?: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
  @ApiPropertyOptional({ example: '12 Mill Road' }) address?: string;
  @ApiPropertyOptional({ example: 'Springfield' }) city?: string;
  @ApiPropertyOptional({ example: 'MO' }) state?: string;
  @ApiPropertyOptional({ example: '65802' }) zipCode?: string;
  @ApiPropertyOptional({ example: 'K7Q2M' }) code?: string;
  @ApiProperty({ example: true }) active!: boolean;
  @ApiPropertyOptional({ type: Boolean, example: true, description: 'Only on a customer that was merged away.' })
  merged?: boolean;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000d002', description: 'The id of the survivor.' })
  mergedInto?: string;
  @ApiPropertyOptional(time) mergedAt?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' }, example: { crm: '4711' } })
  externalReferences?: Record<string, string>;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

/** What a merge did (§4.7, R1). */
export class MergeAnswer {
  @ApiProperty({ type: CustomerItem }) survivor!: CustomerItem;
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) mergedCustomerId!: string;
  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'How many leads, quotes and orders the survivor got; those at hidden locations are not counted.',
  })
  relinkedSalesEntities!: number;
}
