import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id } from '@partner/kernel';
import { conflictOn, RecordTable, type SameKeys } from '@partner/persistence';
import type { ProductLineState } from '../domain/product-line/product-line.js';

export const ProductLineEntity = defineEntity({
  name: 'ProductLineEntity',
  tableName: 'product_lines',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    version: p.integer(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
    name: p.text(),
  },
});
export const productLineEntityIsComplete: SameKeys<ProductLineState, InferEntity<typeof ProductLineEntity>> = true;

export const productLineTable = new RecordTable<ProductLineState>(ProductLineEntity);

conflictOn('product_lines_pkey', 'id_taken', 'this id is taken');
