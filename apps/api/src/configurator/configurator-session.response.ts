import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A configurator session (§2.27). */
export class ConfiguratorSessionItem {
  @ApiProperty({ example: '65f0c0ffee0000000000ca01' }) sessionId!: string;
  @ApiProperty({
    format: 'uri',
    description: 'Opens the configurator once, until `expiresAt`. Whoever has it can open it: keep it out of logs.',
    example: 'https://api.example.com/configurator/launch/pJ3x1yF0cX6l2Zr8vN5qTb7wQe9uKd4mHs0aGi2oYcE',
  })
  launchUrl!: string;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:45:00.000Z' }) expiresAt!: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000c001' }) customerId?: string;
  @ApiPropertyOptional({ example: '65f0c0ffee0000000000e001' }) quoteId?: string;
}
