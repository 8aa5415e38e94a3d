import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type LeadDetails, leadTransitions, salesSources } from '@partner/sales';
import { ApiStatus } from '../shared/status.property.js';
import { time } from '../shared/time.js';

/** Contact as stored with the record. */
export class ContactItem {
  @ApiPropertyOptional({ example: 'Ada Miller' }) name?: string;
  @ApiPropertyOptional({ example: 'ada@example.com' }) email?: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
}

/** Salesperson of a record. */
export class SalespersonItem {
  @ApiPropertyOptional({
    example: '65f0c0ffee0000000000c001',
    description: 'Id of the user. Absent if the salesperson is not a user.',
  })
  id?: string;
  @ApiPropertyOptional({ example: 'Sam Porter' }) name?: string;
  @ApiPropertyOptional({ example: 'sam@example.com' }) email?: string;
}

/** Location of a record. */
export class LocationBlock {
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) id!: string;
  @ApiProperty({ example: 'Springfield lot' }) name!: string;
  @ApiProperty({ example: 'springfield-lot' }) slug!: string;
}

/** Common fields of leads, quotes and orders (§2.1). */
export abstract class SalesItem {
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) id!: string;
  @ApiProperty({ type: 'integer', example: 1001 }) orderNumber!: number;
  @ApiProperty(time) statusChangedAt!: string;
  @ApiProperty({ type: ContactItem }) customer!: ContactItem;
  @ApiPropertyOptional({ type: SalespersonItem }) salesperson?: SalespersonItem;
  @ApiPropertyOptional({ type: LocationBlock, description: 'Location. Absent while the location is hidden.' })
  location?: LocationBlock;
  @ApiPropertyOptional({
    example: 'Website',
    description: `Source of the sale, as an open enum: ${salesSources.join(', ')}.`,
  })
  salesSource?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { campaign: 'spring' } })
  sourceMetadata?: Record<string, unknown>;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' }, example: { crm: '4711' } })
  externalReferences?: Record<string, string>;
  @ApiProperty({ type: 'integer', example: 1 }) version!: number;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}

/** A lead (§2.1). */
export class LeadItem extends SalesItem {
  @ApiStatus(leadTransitions, 'Open') status!: string;
}

/** Fails to compile if a detail of a lead is undocumented. */
export type LeadItemDetails = Pick<LeadItem, keyof LeadDetails>;
