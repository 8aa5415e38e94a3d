import { defineEntity, p } from '@mikro-orm/core';
import type { Id, Money } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
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
    searchText: p.text().hidden(),
  },
  ...ofCompany({
    indexes: {
      products_created: "(company_id, created_at, id) where kind = 'finished' and hide_from_partner_api = false",
      products_updated: "(company_id, updated_at, id) where kind = 'finished' and hide_from_partner_api = false",
      products_line: '(company_id, product_line_id)',
      products_search: 'using gin (company_id, search_text gin_trgm_ops)',
    },
    checks: { products_price_check: 'price >= 0' },
    references: { product_line_id: 'product_lines' },
  }),
});
const productTable = recordTable<ProductState, typeof ProductEntity>(ProductEntity, true);

conflictOn('products_pkey', 'id_taken', 'this id is taken');

export const DatabaseChangeableProducts = repositoryOf({
  table: productTable,
  name: 'product',
  fromState: (state) => new Product(state, true),
  exists: visibleProduct('t'),
});
