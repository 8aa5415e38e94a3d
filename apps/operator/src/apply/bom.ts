import { FiniteNumber, IdField, ListOf, Name } from '@partner/http';
import type { Id } from '@partner/kernel';
import { PutBom } from '@partner/work-orders';
import { put } from './handler.js';

/** A material: a product, or a named item that is not a product. */
class MaterialPart {
  @IdField() productId?: Id;
  @Name({ min: 1, max: 300 }) name?: string;
  @FiniteNumber({ above: 0 }) quantity?: number;
}

/** Bill of materials of a product or of one of its sizes (§4.4). */
class BomLine {
  @IdField() id?: Id;
  @IdField() productId?: Id;
  @IdField({ description: 'Instead of `productId`.' }) sizeId?: Id;
  @ListOf(() => MaterialPart, { max: 1000 }) items?: MaterialPart[];
}

export const putBom = put({ line: BomLine, needs: ['productId', 'items'], table: 'boms', useCase: PutBom });
