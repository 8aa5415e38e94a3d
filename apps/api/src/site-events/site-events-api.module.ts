import { type DynamicModule, Module } from '@nestjs/common';
import { secretKeys, type Settings } from '@partner/runtime';
import { SiteEventsModule } from '@partner/site-events';
import { SiteEventsController } from './site-events.controller.js';

/** Site events over HTTP (§4.15). */
@Module({})
export class SiteEventsApiModule {
  static forRoot(settings: Settings): DynamicModule {
    const { siteEventRetentionDays: retentionDays } = settings;
    return {
      module: SiteEventsApiModule,
      imports: [SiteEventsModule.forRoot({ retentionDays, secrets: () => secretKeys(settings) })],
      controllers: [SiteEventsController],
    };
  }
}
