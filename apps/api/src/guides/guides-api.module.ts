import { Module } from '@nestjs/common';
import { Contexts } from '@partner/persistence';
import { GuidePages } from './guide-pages.js';
import { GuidesController } from './guides.controller.js';

/** The guides for integrators. */
@Module({
  controllers: [GuidesController],
  providers: [{ provide: GuidePages, useFactory: ({ all }: Contexts) => new GuidePages(all), inject: [Contexts] }],
})
export class GuidesApiModule {}
