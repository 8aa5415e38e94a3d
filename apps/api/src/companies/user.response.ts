import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A user (§2.15). */
export class UserItem {
  @ApiProperty({ example: '65f0c0ffee0000000000c001' }) id!: string;
  @ApiProperty({ example: 'Sam Porter' }) name!: string;
  @ApiProperty({ example: 'sam@example.com' }) email!: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
  @ApiProperty({ example: true }) active!: boolean;
  @ApiProperty({
    type: [String],
    example: ['65f0c0ffee0000000000b001'],
    description: 'Locations of the user. Empty if `allLocations` is true.',
  })
  locationIds!: string[];
  @ApiProperty({ example: false, description: 'True if the user belongs to all locations, including future ones.' })
  allLocations!: boolean;
  @ApiProperty({ example: true, description: 'True if lead routing can assign leads to the user.' })
  inLeadRoutingPool!: boolean;
  @ApiProperty({ format: 'date-time', example: '2026-03-01T15:30:00.000Z' }) createdAt!: string;
}

/** A role (§2.15). */
export class RoleItem {
  @ApiProperty({ example: '65f0c0ffee0000000000a001' }) id!: string;
  @ApiProperty({ example: 'Salesperson' }) name!: string;
  @ApiProperty({ example: 'salesperson', description: 'Stable identifier of the role, unique in the company.' })
  key!: string;
  @ApiPropertyOptional({ example: 'Sells at one or more lots' }) description?: string;
  @ApiProperty({ example: true, description: 'True if every company has the role.' }) isSystem!: boolean;
}

/** All roles of the company (R35). */
export class RolesAnswer {
  @ApiProperty({ type: [RoleItem] }) data!: RoleItem[];
}
