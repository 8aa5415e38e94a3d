import { Module } from '@nestjs/common';
import { Clock, UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ChangeProduct } from './application/change-product/change-product.js';
import { CreateProduct } from './application/create-product/create-product.js';
import { CreateSize } from './application/create-size/create-size.js';
import { ChangeableProducts } from './application/ports/changeable-products.js';
import { ChangeableSizes } from './application/ports/changeable-sizes.js';
import { ProductLines } from './application/ports/product-lines.js';
import { ProductQueries } from './application/ports/product-queries.js';
import { Products } from './application/ports/products.js';
import { Sizes } from './application/ports/sizes.js';
import { PutProductLine } from './application/put-product-line/put-product-line.js';
import { PutProduct } from './application/put-product/put-product.js';
import { PutSize } from './application/put-size/put-size.js';
import { DatabaseChangeableProducts } from './persistence/database-changeable-products.js';
import { DatabaseChangeableSizes } from './persistence/database-changeable-sizes.js';
import { DatabaseProductLines } from './persistence/database-product-lines.js';
import { DatabaseProducts } from './persistence/database-products.js';
import { DatabaseSizes } from './persistence/database-sizes.js';
import { DatabaseProductQueries } from './persistence/product.queries.js';

const repositories = [
  provide(ProductLines, [Database], DatabaseProductLines),
  provide(ChangeableProducts, [Database], DatabaseChangeableProducts),
  provide(ChangeableSizes, [Database], DatabaseChangeableSizes),
];
const exported = [
  provide(Products, [Database], DatabaseProducts),
  provide(Sizes, [Database], DatabaseSizes),
  provide(ProductQueries, [Database], DatabaseProductQueries),
  provide(CreateProduct, [UnitOfWork, ChangeableProducts, ProductLines, Clock]),
  provide(ChangeProduct, [UnitOfWork, ChangeableProducts, Clock]),
  provide(CreateSize, [UnitOfWork, ChangeableSizes, ChangeableProducts, Clock]),
  provide(PutProductLine, [UnitOfWork, ProductLines, Clock]),
  provide(PutProduct, [UnitOfWork, ChangeableProducts, ProductLines, Clock]),
  provide(PutSize, [UnitOfWork, ChangeableSizes, ChangeableProducts, Clock]),
];

/** Binds the ports of the catalog to their adapters. */
@Module({
  providers: [...repositories, ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class CatalogModule {}
