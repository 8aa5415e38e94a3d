import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** An attempt to deliver an event to a webhook endpoint (§4.14, E11). */
export class WebhookDeliveryItem {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) id!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) eventId!: string;
  @ApiProperty({ example: 'lead.created', description: 'An open enum.' }) eventType!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) subscriptionId!: string;
  @ApiProperty({ example: 'https://example.com/webhooks' }) url!: string;
  @ApiProperty({ type: 'integer', example: 1, description: 'From 1; a redelivery goes on counting.' }) attempt!: number;
  @ApiPropertyOptional({ type: 'integer', example: 500, description: 'Absent when nothing answered.' })
  statusCode?: number;
  @ApiProperty({ example: false, description: 'Whether the endpoint answered 2xx in time.' }) ok!: boolean;
  @ApiProperty({ type: 'integer', example: 182 }) durationMs!: number;
  @ApiPropertyOptional({ example: 'the receiver answered 500' }) error?: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:01.000Z' }) attemptedAt!: string;
  @ApiPropertyOptional({
    format: 'date-time',
    example: '2026-03-01T15:30:06.200Z',
    description: 'Absent when no further attempt follows.',
  })
  nextAttemptAt?: string;
}

/** What a redelivery has begun (§4.14, R4). */
export class RedeliveryItem {
  @ApiProperty({
    type: 'integer',
    example: 2,
    description: 'How many deliveries were enqueued; those still pending do not count.',
  })
  enqueued!: number;
}

/** What a part of a replay was about (R86). */
export class ReplayItem {
  @ApiProperty({ type: 'integer', example: 250, description: 'How many deliveries the call was about.' })
  matched!: number;
  @ApiProperty({
    type: 'integer',
    example: 248,
    description: 'How many deliveries were enqueued; those still pending do not count.',
  })
  enqueued!: number;
  @ApiProperty({ example: '65f0c0ffee0000000000e001', description: 'The `cursor` of the next call.' })
  nextCursor!: string;
  @ApiProperty({ example: false, description: 'Whether there are more events.' }) hasMore!: boolean;
}
