import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Caller, ListCache, PathId, Scope } from '@partner/http';
import type { Id } from '@partner/kernel';
import { DomainQueries } from '@partner/partners';
import { ApiList, Operation } from '../shared/operation.decorators.js';
import { DomainsQuery, LocationDomainsQuery } from './partners.queries.js';

/** Product that a location sells under a domain. */
class DomainProductItem {
  @ApiProperty({ example: '65f0c0ffee0000000000e001' }) productId!: string;
  @ApiProperty({ type: [String], example: ['10x16', '12x24'], description: 'Sizes for sale. Empty for all sizes.' })
  sizes!: string[];
  @ApiProperty({ type: [String], example: ['Loft'], description: 'Upgrades that are not offered.' })
  excludedUpgrades!: string[];
}

/** Location that sells under a domain. */
class DomainLocationItem {
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
class DomainItem {
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

/** Domains over HTTP (§4.5, §4.9). */
@ApiTags('Domains')
@Controller('partner/v1')
export class DomainsController {
  constructor(
    private readonly domains: DomainQueries,
    private readonly lists: ListCache,
  ) {}

  @Get('domains')
  @Operation(
    'listDomains',
    'List domains',
    'Returns the subdomains that show your catalog, with their locations and products, sorted by subdomain and apex',
    'domain. A filter removes entries of other locations, and domains without a matching location.',
  )
  @Scope('domains.read')
  @ApiList(DomainItem, 'A page of domains, sorted by subdomain and apex domain')
  list(@Caller() { company }: Caller, @Query() query: DomainsQuery) {
    const list = { company, ...this.domains.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.domains.list(company, query));
  }

  @Get('locations/:id/domains')
  @Operation(
    'listLocationDomains',
    'List the domains of a location',
    'Returns the domains that show a location, only with its entries, sorted by subdomain and apex domain.',
  )
  @Scope('domains.read')
  @ApiList(DomainItem, 'A page of domains of a location, sorted by subdomain and apex domain')
  ofLocation(@Caller() { company }: Caller, @PathId() id: Id, @Query() query: LocationDomainsQuery) {
    const list = { company, ...this.domains.locationDefinition(id) };
    return this.lists.getOrLoad(list, query, () => this.domains.ofLocation(company, id, query));
  }
}
