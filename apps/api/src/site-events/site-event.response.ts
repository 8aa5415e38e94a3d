import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { siteEventSources, siteEventTypes } from '@partner/site-events';

/** Something that a visitor did (§2.26). */
export class SiteEventItem {
  @ApiProperty({ example: '65f0c0ffee0000000000f001' }) eventId!: string;
  @ApiProperty({ example: 'product.view', description: `An open enum: ${siteEventTypes.join(', ')}.` })
  eventType!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) occurredAt!: string;
  @ApiProperty({ example: 's-5f2c' }) sessionId!: string;
  @ApiPropertyOptional({ example: 'v-91ab', description: 'Joins visits of one visitor, the configurator included.' })
  visitorId?: string;
  @ApiProperty({
    enum: [...siteEventSources],
    example: 'marketing',
    description: 'What comes by this API is marketing.',
  })
  source!: string;
  @ApiPropertyOptional({ example: 'shop.ozark-sheds.example.com' }) siteHost?: string;
  @ApiPropertyOptional({ example: '/sheds/lofted-barn' }) page?: string;
}

/** What became of the events of a call (§4.15). */
export class SiteEventsAccepted {
  @ApiProperty({ example: true }) success!: boolean;
  @ApiProperty({ type: 'integer', example: 2, description: 'How many were stored: all of the call.' })
  accepted!: number;
}
