import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A change of the company's data (§2.25). */
export class EventItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) id!: string;
  @ApiProperty({ example: 'lead.created', description: 'Type of the event, as an open enum.' }) type!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) occurredAt!: string;
  @ApiProperty({ example: 'lead' }) resourceType!: string;
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) resourceId!: string;
  @ApiPropertyOptional({ type: 'integer', example: 1, description: 'Version of the record after the change.' })
  resourceVersion?: number;
  @ApiPropertyOptional({
    example: '/partner/v1/leads/65f0c0ffee0000000000a001',
    description: 'Path of the full record.',
  })
  resourceUrl?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: { type: 'string' }, example: { crm: '4711' } })
  externalReferences?: Record<string, string>;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, example: { orderNumber: 1001, status: 'Open' } })
  data?: Record<string, unknown>;
}

/** Checksum of the events between two cursors (R83). */
export class EventChecksumItem {
  @ApiProperty({ type: 'integer', example: 128, description: 'Number of events in the checksum.' }) count!: number;
  @ApiProperty({
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    description:
      'Hexadecimal SHA-256 over the ids of these events in feed order, each followed by a line feed (U+000A).',
  })
  digest!: string;
  @ApiProperty({
    example: '65f0c0ffee0000000000e001',
    description: 'Cursor of the last event. Pass it as `from` to continue.',
  })
  nextCursor!: string;
  @ApiProperty({ example: false, description: 'True if there are more events before `to`.' }) hasMore!: boolean;
}
