import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList, Caller, ListCache, Operation, PathId, Scope } from '@partner/http';
import type { Id } from '@partner/kernel';
import { DomainQueries } from '@partner/partners';
import { DomainItem } from './domain.response.js';
import { DomainsQuery, LocationDomainsQuery } from './partners.queries.js';

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
