import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Credential or user that changed a status. */
export class HistoryActor {
  @ApiPropertyOptional({ example: 'Website integration' }) name?: string;
  @ApiPropertyOptional({ example: 'ada@example.com' }) email?: string;
}

/** Entry of a status history (§2.17). */
export class StatusHistoryEntry {
  @ApiProperty({ example: 'Lost' }) status!: string;
  @ApiPropertyOptional({ example: 'Open', description: 'Previous status. Absent in the first entry.' })
  previousStatus?: string;
  @ApiPropertyOptional({ example: 'Bought elsewhere', description: 'Note on the change, if any.' })
  description?: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) changedAt!: string;
  @ApiProperty({ type: HistoryActor }) actor!: HistoryActor;
}
