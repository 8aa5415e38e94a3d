import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { ChangeProduct } from './application/change-product/change-product.js';
import { CreateProduct } from './application/create-product/create-product.js';
import { CreateSize } from './application/create-size/create-size.js';
import {
  ChangeableProducts,
  Products,
  ProductQueries,
  ProductLines,
  ChangeableSizes,
  Sizes,
} from './application/ports/products.js';
import { PutProductLine } from './application/put-product-line/put-product-line.js';
import { PutProduct } from './application/put-product/put-product.js';
import { PutSize } from './application/put-size/put-size.js';
import { DatabaseChangeableProducts } from './persistence/product.entity.js';
import { DatabaseChangeableSizes } from './persistence/size.entity.js';
import { DatabaseProductLines } from './persistence/product-line.entity.js';
import { DatabaseProducts, DatabaseSizes } from './persistence/database-products.js';
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
  provide(CreateProduct, [UnitOfWork, ChangeableProducts, ProductLines]),
  provide(ChangeProduct, [UnitOfWork, ChangeableProducts]),
  provide(CreateSize, [UnitOfWork, ChangeableSizes, ChangeableProducts]),
  provide(PutProductLine, [UnitOfWork, ProductLines]),
  provide(PutProduct, [UnitOfWork, ChangeableProducts, ProductLines]),
  provide(PutSize, [UnitOfWork, ChangeableSizes, ChangeableProducts]),
];

/** Binds the ports of the catalog to their adapters. */
@Module({
  providers: [...repositories, ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class CatalogModule {}
