import { Module } from '@nestjs/common';
import { LocationsModule } from '@partner/locations';
import { LocationsController } from './locations.controller.js';

/** Locations over HTTP. */
@Module({ imports: [LocationsModule], controllers: [LocationsController] })
export class LocationsApiModule {}
