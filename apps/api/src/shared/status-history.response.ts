import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Who moved a record. */
export class HistoryActor {
  @ApiPropertyOptional({ example: 'Website integration' }) name?: string;
  @ApiPropertyOptional({ example: 'ada@example.com' }) email?: string;
}

/** A line of a status history (§2.17). */
export class StatusHistoryEntry {
  @ApiProperty({ example: 'Lost' }) status!: string;
  @ApiPropertyOptional({ example: 'Open', description: 'Absent on the first line.' }) previousStatus?: string;
  @ApiPropertyOptional({ example: 'Bought elsewhere', description: 'Absent when no note was given.' })
  description?: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) changedAt!: string;
  @ApiProperty({ type: HistoryActor }) actor!: HistoryActor;
}
