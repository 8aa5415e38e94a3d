import { Changes, Email, FiniteNumber, Flag, FlagParam, Name, Phone, SortParam, Text, TextParam } from '@partner/http';
import { type LocationSortKey, locationSortKeys, slugPattern } from '@partner/locations';
import { ListQuery } from '../shared/list.query.js';

/** What the list of locations can be asked for (§4.5). */
export class LocationsQuery extends ListQuery {
  @SortParam(locationSortKeys, 'createdAt') sort!: LocationSortKey;
  @TextParam({ description: 'Substring of name, code or city.' }) search?: string;
  @FlagParam({ description: 'Locations that are in use, or those that are not.' }) active?: boolean;
  @FlagParam({ description: 'Whether units are sold there.' }) salesLot?: boolean;
  @FlagParam({ description: 'Whether units are built there.' }) plant?: boolean;
  @TextParam({ description: 'Exactly this region label.' }) region?: string;
}

/** What may be said of a location, new or not (§4.5). Null clears (R24). */
export class LocationFieldsRequest {
  @Text({
    max: 80,
    pattern: slugPattern,
    example: 'springfield-lot',
    description: 'When it is taken, it gets -2, -3, …',
  })
  slug?: string;
  @Text({ clearable: true, min: 1, max: 50, example: 'SPR', description: 'Unique in the company, whatever its case.' })
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
    description: 'Degrees north; together with longitude.',
  })
  latitude?: number | null;
  @FiniteNumber({
    clearable: true,
    min: -180,
    max: 180,
    example: -93.292,
    description: 'Degrees east; together with latitude.',
  })
  longitude?: number | null;
  @Flag({ description: 'True unless given.' }) active?: boolean;
  @Flag({ description: 'Whether units are sold there.' }) salesLot?: boolean;
  @Flag({ description: 'Whether units are built there.' }) plant?: boolean;
}

/** A new location (§4.5): with an address, or with latitude and longitude. */
export class CreateLocationRequest extends LocationFieldsRequest {
  @Name({ required: true, max: 200, example: 'Springfield lot', description: 'The slug is made from it unless given.' })
  name!: string;
}

/** Changes to a location (§4.5). */
@Changes()
export class ChangeLocationRequest extends LocationFieldsRequest {
  @Name({ min: 1, max: 200, example: 'Springfield lot', description: 'The slug stays.' }) name?: string;
}
