import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id } from '@partner/kernel';
import { conflictOn, RecordTable, type SameKeys } from '@partner/persistence';
import type { ProductLineState } from '../domain/product-line/product-line.js';

export const ProductLineRecord = defineEntity({
  name: 'ProductLineRecord',
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
export const productLineRecordIsComplete: SameKeys<ProductLineState, InferEntity<typeof ProductLineRecord>> = true;

export const productLineTable = new RecordTable<ProductLineState>(ProductLineRecord);

conflictOn('product_lines_pkey', 'this id is taken');
