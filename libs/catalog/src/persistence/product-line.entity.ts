import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { recordColumns, RecordTable, type SameKeys } from '@partner/unit-of-work';
import type { ProductLineState } from '../domain/product-line/product-line.js';

export const ProductLineEntity = defineEntity({
  name: 'ProductLineEntity',
  tableName: 'product_lines',
  properties: {
    ...recordColumns(),
    name: p.text(),
  },
});
export const productLineEntityIsComplete: SameKeys<ProductLineState, InferEntity<typeof ProductLineEntity>> = true;

export const productLineTable = new RecordTable<ProductLineState>(ProductLineEntity);

conflictOn('product_lines_pkey', 'id_taken', 'this id is taken');
