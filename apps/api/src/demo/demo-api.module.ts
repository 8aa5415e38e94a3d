import { Module } from '@nestjs/common';
import { DemoImagesController } from './demo-images.controller.js';

/** Pictures of the demo company. */
@Module({ controllers: [DemoImagesController] })
export class DemoApiModule {}
