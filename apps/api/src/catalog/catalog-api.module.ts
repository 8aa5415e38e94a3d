import { Module } from '@nestjs/common';
import { CatalogModule } from '@partner/catalog';
import { ProductsController } from './products.controller.js';

/** Products over HTTP (§4.4). */
@Module({ imports: [CatalogModule], controllers: [ProductsController] })
export class CatalogApiModule {}
