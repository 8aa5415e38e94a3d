export { ChangeLocation } from './application/change-location/change-location.js';
export { CreateLocation } from './application/create-location/create-location.js';
export type { LocationSortKey, VisibleLocation } from './application/ports/locations.js';
export { LocationQueries, locationSortKeys, VisibleLocations } from './application/ports/locations.js';
export { PutLocation } from './application/put-location/put-location.js';
export { slugPattern } from './domain/location/slug.js';
export { days, type StoreHours } from './domain/location/store-hours.js';
export { LocationsModule } from './locations.module.js';
export { CompanyTimezone } from './sql/company-timezone.js';
export {
  isOnLedger,
  isAtVisibleLocation,
  locationBlock,
  locationNamed,
  visibleLocation,
} from './sql/visible-location.js';
