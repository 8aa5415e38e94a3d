import { Module } from '@nestjs/common';
import { DemoImagesController } from './demo-images.controller.js';

/** The pictures of the demo company. */
@Module({ controllers: [DemoImagesController] })
export class DemoApiModule {}
