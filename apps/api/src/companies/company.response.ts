import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A company's profile (§2.24). */
export class CompanyItem {
  @ApiProperty({ example: '65f0c0ffee00000000000001' }) id!: string;
  @ApiProperty({ example: 'Prairie Barns' }) name!: string;
  @ApiPropertyOptional({ example: 'office@example.com' }) email?: string;
  @ApiPropertyOptional({ example: '+1 555 0100' }) phone?: string;
  @ApiPropertyOptional({ example: '12 Mill Road' }) address?: string;
  @ApiPropertyOptional({ example: 'Springfield' }) city?: string;
  @ApiPropertyOptional({ example: 'MO' }) state?: string;
  @ApiPropertyOptional({ example: '65802' }) zipCode?: string;
  @ApiPropertyOptional({ example: 'US' }) country?: string;
  @ApiProperty({ example: 'America/Chicago', description: 'IANA name.' }) timezone!: string;
  @ApiPropertyOptional({ example: 'https://example.com/logo.png' }) logoUrl?: string;
  @ApiPropertyOptional({ example: 'Manufacturer', description: 'A label.' }) companyType?: string;
  @ApiPropertyOptional({ type: [String], example: ['Sheds', 'Cabins'] }) sellTypes?: string[];
}
