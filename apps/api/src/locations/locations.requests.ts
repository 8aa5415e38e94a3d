import { Changes, Email, FiniteNumber, Flag, Name, Phone, Text, TextParam } from '@partner/http';
import { type LocationSortKey, locationSortKeys, slugPattern } from '@partner/locations';
import { FlagParam, SortParam } from '../shared/list.params.js';
import { ListQuery } from '../shared/list.query.js';

/** Query of the list of locations (§4.5). */
export class LocationsQuery extends ListQuery {
  @SortParam(locationSortKeys, 'createdAt') sort!: LocationSortKey;
  @TextParam({ description: 'Filters by a substring of the name, code or city.' }) search?: string;
  @FlagParam({ description: 'Filters by active or inactive locations.' }) active?: boolean;
  @FlagParam({ description: 'Filters by locations that sell units.' }) salesLot?: boolean;
  @FlagParam({ description: 'Filters by locations that build units.' }) plant?: boolean;
  @TextParam({ description: 'Filters by region label (exact match).' }) region?: string;
}

/** Fields of a location, new or existing (§4.5). Null clears a field (R24). */
class LocationFieldsRequest {
  @Text({
    max: 80,
    pattern: slugPattern,
    form: 'lower-case letters and digits, with single hyphens between them, such as main-lot',
    example: 'springfield-lot',
    description: 'Name in web addresses. If in use, -2, -3, … is appended.',
  })
  slug?: string;
  @Text({
    clearable: true,
    min: 1,
    max: 50,
    example: 'SPR',
    description: 'Code, unique in the company, ignoring case.',
  })
  code?: string | null;
  @Text({ clearable: true, max: 300, example: '12 Mill Road' }) address?: string | null;
  @Text({ clearable: true, max: 100, example: 'Springfield' }) city?: string | null;
  @Text({ clearable: true, max: 100, example: 'MO' }) state?: string | null;
  @Text({ clearable: true, max: 20, example: '65802' }) zipCode?: string | null;
  @Phone({ clearable: true }) phone?: string | null;
  @Name({ clearable: true, max: 200, example: 'Sam Porter' }) contactPerson?: string | null;
  @Email({ clearable: true, example: 'springfield@example.com' }) contactEmail?: string | null;
  @FiniteNumber({
    clearable: true,
    min: -90,
    max: 90,
    example: 37.209,
    description: 'Latitude, in degrees north. Requires `longitude`.',
  })
  latitude?: number | null;
  @FiniteNumber({
    clearable: true,
    min: -180,
    max: 180,
    example: -93.292,
    description: 'Longitude, in degrees east. Requires `latitude`.',
  })
  longitude?: number | null;
  @Flag({ description: 'True if active. Defaults to true.' }) active?: boolean;
  @Flag({ description: 'True if units are sold at the location.' }) salesLot?: boolean;
  @Flag({ description: 'True if units are built at the location.' }) plant?: boolean;
}

/** A new location with an address, or with latitude and longitude (§4.5). */
export class CreateLocationRequest extends LocationFieldsRequest {
  @Name({ required: true, max: 200, example: 'Springfield lot', description: 'Name. The slug is derived from it.' })
  name!: string;
}

/** Changes to a location (§4.5). */
@Changes()
export class ChangeLocationRequest extends LocationFieldsRequest {
  @Name({ min: 1, max: 200, example: 'Springfield lot', description: 'Name. Does not change the slug.' }) name?: string;
}
