import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { BomState } from '../domain/bom/bom.js';
import type { BomItem } from '../domain/work-order/parts.js';

export const BomEntity = defineEntity({
  name: 'BomEntity',
  tableName: 'boms',
  properties: {
    ...recordColumns(),
    productId: p.character().length(24).$type<Id>().nullable(),
    sizeId: p.character().length(24).$type<Id>().nullable(),
    items: p.json<readonly BomItem[]>(),
  },
  ...ofCompany({
    indexes: {
      boms_product: 'unique (company_id, product_id) where product_id is not null',
      boms_size: 'unique (company_id, size_id) where size_id is not null',
    },
    checks: { boms_check: '(product_id is null) <> (size_id is null)' },
    references: { product_id: 'products', size_id: 'sizes' },
  }),
});
export const bomTable = recordTable<BomState, typeof BomEntity>(BomEntity, true);

conflictOn('boms_product', 'bom_exists', 'this product already has a bom');
conflictOn('boms_size', 'bom_exists', 'this size already has a bom');
conflictOn('boms_pkey', 'id_taken', 'this id is taken');
