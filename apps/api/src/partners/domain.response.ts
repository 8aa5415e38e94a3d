import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** Product that a location sells under a domain. */
export class DomainProductItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) productId!: string;
  @ApiProperty({ type: [String], example: ['10x16', '12x24'], description: 'Sizes for sale. Empty for all sizes.' })
  sizes!: string[];
  @ApiProperty({ type: [String], example: ['Loft'], description: 'Upgrades that are not offered.' })
  excludedUpgrades!: string[];
}

/** Location that sells under a domain. */
export class DomainLocationItem {
  @ApiProperty({ example: '65f0c0ffee0000000000b001' }) locationId!: string;
  @ApiProperty({ example: 'Springfield lot' }) name!: string;
  @ApiPropertyOptional({ example: 'SPR' }) code?: string;
  @ApiProperty({ example: false, description: 'True if the website hides prices.' }) hidePrices!: boolean;
  @ApiProperty({ example: true, description: 'True if this is the default domain of the location.' })
  defaultForStore!: boolean;
  @ApiProperty({ type: [DomainProductItem], description: 'Products for sale, without those hidden from partners.' })
  products!: DomainProductItem[];
}

/** Subdomain under which a company sells (§2.13). */
export class DomainItem {
  @ApiProperty({ example: 'web-1', description: 'Id of the integration, shared by its subdomains.' })
  integrationId!: string;
  @ApiProperty({ example: 'springfield', description: 'Subdomain, in lower case.' }) subdomain!: string;
  @ApiProperty({ example: 'sheds.example.com', description: 'Apex domain, in lower case.' }) apexDomain!: string;
  @ApiProperty({ example: true, description: 'True if the DNS records were verified.' }) verified!: boolean;
  @ApiProperty({
    type: [DomainLocationItem],
    description: 'Locations of the domain. With a filter, only matching ones.',
  })
  locations!: DomainLocationItem[];
}
