import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** A product that a location sells under a domain. */
export class DomainProductItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) productId!: string;
  @ApiProperty({ type: [String], example: ['10x16', '12x24'], description: 'Empty means all of them.' })
  sizes!: string[];
  @ApiProperty({ type: [String], example: ['Loft'], description: 'Upgrades that are not offered there.' })
  excludedUpgrades!: string[];
}

/** A location that sells under a domain. */
export class DomainLocationItem {
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) locationId!: string;
  @ApiProperty({ example: 'Springfield lot' }) name!: string;
  @ApiPropertyOptional({ example: 'SPR' }) code?: string;
  @ApiProperty({ example: false, description: 'Whether the site shows no prices for it.' }) hidePrices!: boolean;
  @ApiProperty({ example: true, description: 'True under one domain at most for each location.' })
  defaultForStore!: boolean;
  @ApiProperty({ type: [DomainProductItem], description: 'Without what partners do not see in the catalog.' })
  products!: DomainProductItem[];
}

/** A subdomain under which a company sells (§2.13). */
export class DomainItem {
  @ApiProperty({ example: 'web-1', description: 'The subdomains of one integration have the same.' })
  integrationId!: string;
  @ApiProperty({ example: 'springfield', description: 'Lower case.' }) subdomain!: string;
  @ApiProperty({ example: 'sheds.example.com', description: 'Lower case.' }) apexDomain!: string;
  @ApiProperty({ example: true, description: 'Whether its DNS was seen to lead here.' }) verified!: boolean;
  @ApiProperty({ type: [DomainLocationItem], description: 'Those that match, where the list was narrowed.' })
  locations!: DomainLocationItem[];
}
