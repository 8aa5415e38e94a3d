import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { quoteTransitions } from '@partner/sales';
import { ApiStatus } from '../shared/status.property.js';
import { DocumentItem } from './documents.response.js';

/** A quote (§2.2). */
export class QuoteItem extends DocumentItem {
  @ApiStatus(quoteTransitions, 'Open') status!: string;
  @ApiProperty({ example: false }) converted!: boolean;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000a002' }) convertedOrderId?: string;
  @ApiPropertyOptional({ type: 'integer', example: 1001 }) convertedOrderNumber?: number;
  @ApiPropertyOptional({ format: 'date-time', example: '2026-04-01T00:00:00.000Z' }) validUntil?: string;
}
