import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { siteEventSources, siteEventTypes } from '@partner/site-events';

/** Action of a visitor (§2.26). */
export class SiteEventItem {
  @ApiProperty({ example: '65f0c0ffee0000000000f001' }) eventId!: string;
  @ApiProperty({
    example: 'product.view',
    description: `Type of the event, as an open enum: ${siteEventTypes.join(', ')}.`,
  })
  eventType!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) occurredAt!: string;
  @ApiProperty({ example: 's-5f2c' }) sessionId!: string;
  @ApiPropertyOptional({
    example: 'v-91ab',
    description: 'Id that connects the visits of one visitor, including the configurator.',
  })
  visitorId?: string;
  @ApiProperty({
    enum: [...siteEventSources],
    example: 'marketing',
    description: 'Source of the event. Events sent through this API have `marketing`.',
  })
  source!: string;
  @ApiPropertyOptional({ example: 'shop.ozark-sheds.example.com' }) siteHost?: string;
  @ApiPropertyOptional({ example: '/sheds/lofted-barn' }) page?: string;
}

/** Result of recording events (§4.15). */
export class SiteEventsAccepted {
  @ApiProperty({ example: true }) success!: boolean;
  @ApiProperty({ type: 'integer', example: 2, description: 'Number of stored events: all of the request.' })
  accepted!: number;
}
