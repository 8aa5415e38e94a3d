import { Aggregate, type Id, invalid, type RecordState } from '@partner/kernel';
import type { BomItem } from '../work-order/parts.js';

/** State of a bill of materials: of one size, or of all sizes of a product that have none of their own. */
export interface BomState extends RecordState {
  readonly productId: Id | null;
  readonly sizeId: Id | null;
  readonly items: readonly BomItem[];
}

export type NewBom = Pick<BomState, 'id' | 'companyId' | 'createdAt' | 'items'> & {
  readonly productId?: Id;
  readonly sizeId?: Id;
};

/** Materials needed to build a product (§4.4). Portal data: audited, but without events in the feed. */
export class Bom extends Aggregate<BomState> {
  readonly resource = 'bom';

  /** @throws DomainError `invalid` unless exactly one of product and size is given. */
  static create({ productId, sizeId, ...given }: NewBom): Bom {
    if ((productId === undefined) === (sizeId === undefined))
      throw invalid('a bom needs exactly one of productId and sizeId');
    return new Bom(
      { ...given, productId: productId ?? null, sizeId: sizeId ?? null, version: 1, updatedAt: given.createdAt },
      false,
    );
  }

  /** Replaces the items. Existing work orders keep the items they were created with. */
  replaceItems(items: readonly BomItem[], at: Date): void {
    this.change({ items }, at);
  }
}
