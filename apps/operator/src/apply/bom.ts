import { FiniteNumber, IdField, ListOf, Name } from '@partner/http';
import type { Id } from '@partner/kernel';
import { PutBom } from '@partner/work-orders';
import { put } from './handler.js';

/** Material: a product, or something that is none. */
class MaterialPart {
  @IdField() productId?: Id;
  @Name({ min: 1, max: 300 }) name?: string;
  @FiniteNumber({ above: 0 }) quantity?: number;
}

/** What it takes to build a product, or one size of it (§4.4). */
class BomLine {
  @IdField() id?: Id;
  @IdField() productId?: Id;
  @IdField({ description: 'In place of `productId`.' }) sizeId?: Id;
  @ListOf(() => MaterialPart, { max: 1000 }) items?: MaterialPart[];
}

export const putBom = put({ line: BomLine, needs: ['productId', 'items'], table: 'boms', useCase: PutBom });
