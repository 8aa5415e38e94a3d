import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

const time = { format: 'date-time', example: '2026-03-01T15:30:00.000Z' };

/** Certificate of an erasure, without personal data (R110). */
export class ErasureCertificate {
  @ApiProperty({ example: '65f0c0ffee0000000000d001' }) customerId!: string;
  @ApiProperty({
    example: 'running',
    description: '`running` until all places are erased, then `finished`. An open enum.',
  })
  status!: string;
  @ApiProperty(time) requestedAt!: string;
  @ApiPropertyOptional({ ...time, description: 'Absent while running.' }) finishedAt?: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { customers: 1, leads: 2, orders: 1, statusHistory: 3 },
    description: 'Number of changed or removed entries by place, so far. New places can appear.',
  })
  erased!: Record<string, number>;
}
