import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { time } from '../shared/time.js';

/** Opening hours of a location on one day. */
export class DayHoursItem {
  @ApiProperty({ example: true }) enabled!: boolean;
  @ApiPropertyOptional({ example: '08:30', description: 'Opening time: HH:MM, 24-hour, local.' }) from?: string;
  @ApiPropertyOptional({ example: '18:00', description: 'Closing time: HH:MM, 24-hour, local.' }) to?: string;
}

/** Weekly opening hours of a location (§2.10). */
export class StoreHoursItem {
  @ApiPropertyOptional({ type: DayHoursItem }) mon?: DayHoursItem;
  @ApiPropertyOptional({ type: DayHoursItem }) tue?: DayHoursItem;
  @ApiPropertyOptional({ type: DayHoursItem }) wed?: DayHoursItem;
  @ApiPropertyOptional({ type: DayHoursItem }) thu?: DayHoursItem;
  @ApiPropertyOptional({ type: DayHoursItem }) fri?: DayHoursItem;
  @ApiPropertyOptional({ type: DayHoursItem }) sat?: DayHoursItem;
  @ApiPropertyOptional({
    type: DayHoursItem,
    description: 'Opening hours of the day. A disabled day may keep its last times.',
  })
  sun?: DayHoursItem;
}

/** A location (§2.10). */
export class LocationItem {
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) id!: string;
  @ApiProperty({ example: 'Springfield lot' }) name!: string;
  @ApiProperty({
    example: 'springfield-lot',
    description: 'Name in web addresses, unique. Renaming does not change it.',
  })
  slug!: string;
  @ApiPropertyOptional({ example: 'SPR' }) code?: string;
  @ApiPropertyOptional({ example: '12 Mill Road' }) address?: string;
  @ApiPropertyOptional({ example: 'Springfield' }) city?: string;
  @ApiPropertyOptional({ example: 'MO' }) state?: string;
  @ApiPropertyOptional({ example: '65802' }) zipCode?: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
  @ApiPropertyOptional({ example: 'Sam Porter' }) contactPerson?: string;
  @ApiPropertyOptional({ example: 'springfield@example.com' }) contactEmail?: string;
  @ApiPropertyOptional({ example: 37.209, description: 'Latitude, in degrees north.' }) latitude?: number;
  @ApiPropertyOptional({ example: -93.292, description: 'Longitude, in degrees east.' }) longitude?: number;
  @ApiProperty({ example: true }) active!: boolean;
  @ApiProperty({ example: true }) salesLot!: boolean;
  @ApiProperty({ example: false }) plant!: boolean;
  @ApiPropertyOptional({ example: 'Midwest', description: 'Region label, chosen by the dealer.' }) region?: string;
  @ApiPropertyOptional({ example: 'America/Chicago', description: 'IANA time zone name of the company.' })
  timezone?: string;
  @ApiPropertyOptional({ type: StoreHoursItem, description: 'Opening hours. Absent if there is no schedule.' })
  storeHours?: StoreHoursItem;
  @ApiProperty(time) createdAt!: string;
  @ApiProperty(time) updatedAt!: string;
}
