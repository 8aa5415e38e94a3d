import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { ChangeLocation, CreateLocation, LocationQueries } from '@partner/locations';
import { carryOut } from '../shared/carry-out.js';
import { LocationItem } from './location.response.js';
import { ChangeLocationRequest, CreateLocationRequest, LocationsQuery } from './locations.requests.js';

/** Locations over HTTP (§4.5). They have no version on the wire. */
@Controller('partner/v1/locations')
export class LocationsController {
  constructor(
    private readonly locations: LocationQueries,
    private readonly createLocation: CreateLocation,
    private readonly changeLocation: ChangeLocation,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Scope('locations.read')
  @ApiList(LocationItem, 'Locations, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: LocationsQuery) {
    const list = { company, ...this.locations.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.locations.list(company, query));
  }

  @Get(':id')
  @Scope('locations.read')
  @ApiItem(LocationItem, 'A location')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.locations.item(company, id);
  }

  @Post()
  @Scope('locations.write')
  @Idempotent()
  @ApiItem(LocationItem, 'The new location', { status: 201 })
  async create(@Caller() caller: Caller, @Body() body: CreateLocationRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createLocation, caller, body);
    return this.locations.item(caller.company, id);
  }

  @Patch(':id')
  @Scope('locations.write')
  @ApiItem(LocationItem, 'The location after the change')
  async change(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ChangeLocationRequest): Promise<JsonResponse> {
    await carryOut(this.changeLocation, caller, { ...body, id });
    return this.locations.item(caller.company, id);
  }
}
