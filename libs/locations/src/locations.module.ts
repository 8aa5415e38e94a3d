import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ChangeLocation } from './application/change-location/change-location.js';
import { CreateLocation } from './application/create-location/create-location.js';
import { LocationQueries, Locations, VisibleLocations } from './application/ports/locations.js';
import { PutLocation } from './application/put-location/put-location.js';
import { DatabaseLocations, DatabaseVisibleLocations } from './persistence/database-locations.js';
import { DatabaseLocationQueries } from './persistence/location.queries.js';
import { CompanyTimezone } from './sql/company-timezone.js';

const exported = [
  provide(VisibleLocations, [Database], DatabaseVisibleLocations),
  provide(LocationQueries, [Database, CompanyTimezone], DatabaseLocationQueries),
  provide(CreateLocation, [UnitOfWork, Locations]),
  provide(ChangeLocation, [UnitOfWork, Locations]),
  provide(PutLocation, [UnitOfWork, Locations]),
];

/** Binds the ports of locations to their adapters. `CompanyTimezone` comes from the global module of companies. */
@Module({
  providers: [provide(Locations, [Database], DatabaseLocations), ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class LocationsModule {}
