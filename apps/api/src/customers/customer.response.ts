import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { time } from '../shared/time.js';

/** A customer (§2.11). */
export class CustomerItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiPropertyOptional({ example: 'Ada Miller' }) name?: string;
  @ApiPropertyOptional({ example: 'Miller Farms' }) contactName?: string;
  @ApiPropertyOptional({ example: 'Ada Miller' }) contactPerson?: string;
  @ApiPropertyOptional({
    example: 'ada@example.com',
    description: 'Email address. May be absent if created from a lead.',
  })
  email?: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
  @ApiPropertyOptional({ example: '12 Mill Road' }) address?: string;
  @ApiPropertyOptional({ example: 'Springfield' }) city?: string;
  @ApiPropertyOptional({ example: 'MO' }) state?: string;
  @ApiPropertyOptional({ example: '65802' }) zipCode?: string;
  @ApiPropertyOptional({ example: 'K7Q2M' }) code?: string;
  @ApiProperty({ example: true }) active!: boolean;
  @ApiPropertyOptional({ type: Boolean, example: true, description: 'True if merged into another customer.' })
  merged?: boolean;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000d002', description: 'Id of the surviving customer.' })
  mergedInto?: string;
  @ApiPropertyOptional(time) mergedAt?: string;
  @ApiPropertyOptional({ type: Boolean, example: true, description: 'True if the personal data was erased.' })
  erased?: boolean;
  @ApiPropertyOptional({ ...time, description: 'Time of the erasure. Absent unless erased.' }) erasedAt?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' }, example: { crm: '4711' } })
  externalReferences?: Record<string, string>;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

/** Result of a merge (§4.7, R1). */
export class MergeAnswer {
  @ApiProperty({ type: CustomerItem }) survivor!: CustomerItem;
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) mergedCustomerId!: string;
  @ApiProperty({
    type: 'integer',
    example: 3,
    description: 'Number of leads, quotes and orders moved to the survivor, without those at hidden locations.',
  })
  relinkedSalesEntities!: number;
}
