import { type DynamicModule, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ConfiguratorModule } from '@partner/configurator';
import type { Settings } from '@partner/runtime';
import { PublicAddress } from '../shared/public-address.js';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { ConfiguratorLinksController } from './configurator-links.controller.js';
import { ConfiguratorSessionsController } from './configurator-sessions.controller.js';
import { StandInConfiguratorController } from './stand-in/stand-in-configurator.controller.js';

/** Configurator sessions over HTTP and the links that browsers follow (§4.16). */
@Module({})
export class ConfiguratorApiModule {
  static forRoot(settings: Settings): DynamicModule {
    const hasDemo = settings.demoData && settings.environment === 'sandbox';
    return {
      module: ConfiguratorApiModule,
      imports: [
        VisitorsModule,
        ConfiguratorModule.forRoot({
          inject: [HttpAdapterHost],
          useFactory: (host: HttpAdapterHost) => {
            const address = new PublicAddress(settings, host);
            return { of: (link: string) => (link.startsWith('/') ? address.url + link : link) };
          },
        }),
      ],
      controllers: [
        ConfiguratorSessionsController,
        ConfiguratorLinksController,
        ...(hasDemo ? [StandInConfiguratorController] : []),
      ],
    };
  }
}
