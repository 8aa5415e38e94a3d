import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeLocation, CreateLocation, LocationQueries } from '@partner/locations';
import { RecordController } from '../shared/record.controller.js';
import { changing, creating } from '../shared/write.js';
import { LocationItem } from './location.response.js';
import { ChangeLocationRequest, CreateLocationRequest, LocationsQuery } from './locations.requests.js';

/** Locations over HTTP (§4.5). The API shows no version for them. */
@ApiTags('Locations')
@Controller('partner/v1/locations')
export class LocationsController extends RecordController({
  one: 'a location',
  many: 'locations',
  scope: 'locations',
  item: LocationItem,
  query: LocationsQuery,
  queries: LocationQueries,
  creation: creating(CreateLocationRequest, CreateLocation),
  change: changing(ChangeLocationRequest, ChangeLocation),
  texts: {
    list: ['Returns the locations of your company that are not hidden from partners, newest first by default.'],
    get: ['Returns a location. Returns 404 if the location is hidden from partners.'],
    create: [
      'Creates a location with an address, or with latitude and longitude.',
      'The slug is derived from the name by default. If it is in use, `-2`, `-3` and so on is appended.',
      'Returns 409 if another location has the code, ignoring case. Locations have no version and emit no events.',
    ],
    update: [
      'Updates the fields that you pass. `null` clears a field that may be empty.',
      'A new name does not change the slug. Returns 409 if another location has the code.',
    ],
  },
}) {}
