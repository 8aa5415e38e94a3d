import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from '@partner/runtime';
import { Contexts } from '@partner/schema';
import { ReferenceController } from '../reference/reference.controller.js';
import { SdkPackage } from '../sdk/sdk-package.js';
import { SdkController } from '../sdk/sdk.controller.js';
import { PublicAddress } from '../shared/public-address.js';
import { GuidePages } from './guide-pages.js';
import { GuidesController } from './guides.controller.js';
import { SiteController } from './site.controller.js';

/** Documentation for integrators: guides, reference, their search, and the SDK. */
@Module({})
export class GuidesApiModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: GuidesApiModule,
      controllers: [GuidesController, ReferenceController, SdkController, SiteController],
      providers: [
        SdkPackage,
        PublicAddress.provider(settings),
        {
          provide: GuidePages,
          useFactory: ({ all }: Contexts, address: PublicAddress, sdk: SdkPackage) => new GuidePages(all, address, sdk),
          inject: [Contexts, PublicAddress, SdkPackage],
        },
      ],
      exports: [GuidePages, PublicAddress],
    };
  }
}
