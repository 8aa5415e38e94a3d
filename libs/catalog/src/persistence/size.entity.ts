import { defineEntity, p } from '@mikro-orm/core';
import type { Id, Money } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import { type SizeState, Size } from '../domain/size/size.js';

export const SizeEntity = defineEntity({
  name: 'SizeEntity',
  tableName: 'sizes',
  properties: {
    ...recordColumns(),
    productId: p.character().length(24).$type<Id>(),
    name: p.text(),
    sku: p.text().nullable(),
    width: p.double(),
    length: p.double(),
    price: p.decimal().precision(14).scale(2).$type<Money>(),
    active: p.boolean(),
  },
  ...ofCompany({
    indexes: { sizes_product: '(company_id, product_id)' },
    checks: { sizes_length_check: "length > '0'", sizes_price_check: 'price >= 0', sizes_width_check: "width > '0'" },
    references: { product_id: 'products' },
  }),
});
const sizeTable = recordTable<SizeState, typeof SizeEntity>(SizeEntity, true);

conflictOn('sizes_pkey', 'id_taken', 'this id is taken');

export const DatabaseChangeableSizes = repositoryOf({
  table: sizeTable,
  name: 'size',
  fromState: (state) => new Size(state, true),
});
