import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, ListCache } from '@partner/http';
import type { Id } from '@partner/kernel';
import { ChangeLocation, CreateLocation, LocationQueries } from '@partner/locations';
import { execute } from '../shared/execute.js';
import { RecordController } from '../shared/record.controller.js';
import { LocationItem } from './location.response.js';
import { ChangeLocationRequest, CreateLocationRequest, LocationsQuery } from './locations.requests.js';

/** Locations over HTTP (§4.5). They have no version on the wire. */
@ApiTags('Locations')
@Controller('partner/v1/locations')
export class LocationsController extends RecordController({
  one: 'a location',
  many: 'locations',
  scope: 'locations',
  item: LocationItem,
  query: LocationsQuery,
  creation: CreateLocationRequest,
  change: ChangeLocationRequest,
  texts: {
    list: ['Locations of your company that are not hidden from partners, newest first unless sorted otherwise.'],
    get: ['One location. 404 when it is hidden from partners.'],
    create: [
      'Creates a location, which has an address, or latitude and longitude together.',
      'The slug is made of the name unless given; one that is taken gets `-2`, `-3` and so on.',
      '409 when another location has the code, whatever its case. Locations have no version and emit no events.',
    ],
    update: [
      'Changes the fields that are given, and leaves the others; `null` clears one that may be empty.',
      'A new name keeps the slug. 409 when another location has the code.',
    ],
  },
}) {
  constructor(
    locations: LocationQueries,
    lists: ListCache,
    private readonly createLocation: CreateLocation,
    private readonly changeLocation: ChangeLocation,
  ) {
    super(locations, lists);
  }

  protected creates(caller: Caller, body: CreateLocationRequest): Promise<Id> {
    return execute(this.createLocation, caller, body);
  }

  protected changes(caller: Caller, body: ChangeLocationRequest, { id }: { id: Id }): Promise<void> {
    return execute(this.changeLocation, caller, { ...body, id });
  }
}
