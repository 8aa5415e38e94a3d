import { type DynamicModule, Module } from '@nestjs/common';
import { ErasureModule } from '@partner/erasure';
import type { Settings } from '@partner/runtime';
import { ErasuresController } from './erasures.controller.js';

/** Erasure of customers over HTTP. */
@Module({})
export class ErasureApiModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ErasureApiModule,
      imports: [ErasureModule.forRoot(settings)],
      controllers: [ErasuresController],
    };
  }
}
