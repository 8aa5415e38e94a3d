import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Attempt to deliver an event to a webhook endpoint (§4.14, E11). */
export class WebhookDeliveryItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) eventId!: string;
  @ApiProperty({ example: 'lead.created', description: 'Type of the event, as an open enum.' }) eventType!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) subscriptionId!: string;
  @ApiProperty({ example: 'https://example.com/webhooks' }) url!: string;
  @ApiProperty({
    type: 'integer',
    example: 1,
    description: 'Number of the attempt, from 1. Redeliveries continue the count.',
  })
  attempt!: number;
  @ApiPropertyOptional({
    type: 'integer',
    example: 500,
    description: 'HTTP status of the response. Absent if there was none.',
  })
  statusCode?: number;
  @ApiProperty({ example: false, description: 'True if the endpoint returned 2xx in time.' }) ok!: boolean;
  @ApiProperty({ type: 'integer', example: 182 }) durationMs!: number;
  @ApiPropertyOptional({ example: 'the receiver answered 500' }) error?: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:01.000Z' }) attemptedAt!: string;
  @ApiProperty({
    format: 'date-time',
    example: '2026-03-01T15:30:01.000Z',
    description: 'Time of the attempt, equal to `attemptedAt`.',
  })
  deliveredAt!: string;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-01T15:30:06.200Z',
    description: 'Time of the next attempt. Absent if none follows.',
  })
  nextAttemptAt?: string;
}

/** Result of a redelivery (§4.14, R4). */
export class RedeliveryItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001', description: 'Id of the event.' }) eventId!: string;
  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'Number of enqueued deliveries, without those already pending.',
  })
  enqueued!: number;
}

/** Result of one call of a replay (R86). */
export class ReplayItem {
  @ApiProperty({ type: 'integer', example: 250, description: 'Number of matching deliveries.' })
  matched!: number;
  @ApiProperty({
    type: 'integer',
    example: 248,
    description: 'Number of enqueued deliveries, without those already pending.',
  })
  enqueued!: number;
  @ApiProperty({ example: '65f0c0ffee0000000000e001', description: 'Cursor of the next call.' })
  nextCursor!: string;
  @ApiProperty({ example: false, description: 'True if there are more events.' }) hasMore!: boolean;
}
