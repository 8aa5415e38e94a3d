import { defineEntity, p } from '@mikro-orm/core';
import type { Id, Money } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import { type ProductKind, type ProductState, Product } from '../domain/product/product.js';
import { visibleProduct } from '../sql/visible-product.js';

export const ProductEntity = defineEntity({
  name: 'ProductEntity',
  tableName: 'products',
  properties: {
    ...recordColumns(),
    productLineId: p.character().length(24).$type<Id>().nullable(),
    kind: p.text().$type<ProductKind>(),
    hideFromPartnerApi: p.boolean(),
    name: p.text(),
    description: p.text().nullable(),
    sku: p.text().nullable(),
    price: p.decimal().precision(14).scale(2).$type<Money>().nullable(),
    width: p.double().nullable(),
    length: p.double().nullable(),
    active: p.boolean(),
    galleryImages: p.array().$type<readonly string[]>(),
    legacyImages: p.array().$type<readonly string[]>(),
  },
});
const productTable = recordTable<ProductState, typeof ProductEntity>(ProductEntity, true);

conflictOn('products_pkey', 'id_taken', 'this id is taken');

export const DatabaseChangeableProducts = repositoryOf({
  table: productTable,
  name: 'product',
  fromState: (state) => new Product(state, true),
  exists: visibleProduct('t'),
});
