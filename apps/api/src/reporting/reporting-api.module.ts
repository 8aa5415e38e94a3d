import { Module } from '@nestjs/common';
import { ReportingModule } from '@partner/reporting';
import { RevenueForecastController } from './revenue-forecast.controller.js';

/** Reports over HTTP (§4.12). */
@Module({ imports: [ReportingModule], controllers: [RevenueForecastController] })
export class ReportingApiModule {}
