import { Body, Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiItem, ApiList, Caller, Idempotent, ListCache, Operation, Patch, PathId, Post, Scope } from '@partner/http';
import type { Id, JsonResponse } from '@partner/kernel';
import { ChangeLocation, CreateLocation, LocationQueries } from '@partner/locations';
import { carryOut } from '../shared/carry-out.js';
import { LocationItem } from './location.response.js';
import { ChangeLocationRequest, CreateLocationRequest, LocationsQuery } from './locations.requests.js';

/** Locations over HTTP (§4.5). They have no version on the wire. */
@ApiTags('Locations')
@Controller('partner/v1/locations')
export class LocationsController {
  constructor(
    private readonly locations: LocationQueries,
    private readonly createLocation: CreateLocation,
    private readonly changeLocation: ChangeLocation,
    private readonly lists: ListCache,
  ) {}

  @Get()
  @Operation(
    'listLocations',
    'List locations',
    'Locations of your company that are not hidden from partners, newest first unless sorted otherwise.',
  )
  @Scope('locations.read')
  @ApiList(LocationItem, 'Locations, newest first unless sorted otherwise')
  list(@Caller() { company }: Caller, @Query() query: LocationsQuery) {
    const list = { company, ...this.locations.listDefinition };
    return this.lists.getOrLoad(list, query, () => this.locations.list(company, query));
  }

  @Get(':id')
  @Operation('getLocation', 'Get a location', 'One location. 404 when it is hidden from partners.')
  @Scope('locations.read')
  @ApiItem(LocationItem, 'A location')
  item(@Caller() { company }: Caller, @PathId() id: Id): Promise<JsonResponse> {
    return this.locations.item(company, id);
  }

  @Post()
  @Operation(
    'createLocation',
    'Create a location',
    'Creates a location, which has an address, or latitude and longitude together.',
    'The slug is made of the name unless given; one that is taken gets `-2`, `-3` and so on.',
    '409 when another location has the code, whatever its case. Locations have no version and emit no events.',
  )
  @Scope('locations.write')
  @Idempotent()
  @ApiItem(LocationItem, 'The new location', { status: 201 })
  async create(@Caller() caller: Caller, @Body() body: CreateLocationRequest): Promise<JsonResponse> {
    const id = await carryOut(this.createLocation, caller, body);
    return this.locations.item(caller.company, id);
  }

  @Patch(':id')
  @Operation(
    'updateLocation',
    'Update a location',
    'Changes the fields that are given, and leaves the others; `null` clears one that may be empty.',
    'A new name keeps the slug. 409 when another location has the code.',
  )
  @Scope('locations.write')
  @ApiItem(LocationItem, 'The location after the change')
  async change(@Caller() caller: Caller, @PathId() id: Id, @Body() body: ChangeLocationRequest): Promise<JsonResponse> {
    await carryOut(this.changeLocation, caller, { ...body, id });
    return this.locations.item(caller.company, id);
  }
}
