import { Module } from '@nestjs/common';
import { Contexts } from '@partner/schema';
import { GuidePages } from './guide-pages.js';
import { GuidesController } from './guides.controller.js';
import { ReferenceController } from '../reference/reference.controller.js';

/** The documentation for integrators: guides, reference and what is found in both. */
@Module({
  controllers: [GuidesController, ReferenceController],
  providers: [{ provide: GuidePages, useFactory: ({ all }: Contexts) => new GuidePages(all), inject: [Contexts] }],
})
export class GuidesApiModule {}
