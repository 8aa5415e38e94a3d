import { Aggregate, type Id, invalid, type RecordState } from '@partner/kernel';
import type { BomItem } from '../work-order/parts.js';

/** A bill of materials as it is stored: of one size, or of all sizes of a product that have none of their own. */
export interface BomState extends RecordState {
  readonly productId: Id | null;
  readonly sizeId: Id | null;
  readonly items: readonly BomItem[];
}

/** What a new bill of materials is made of. */
export type NewBom = Pick<BomState, 'id' | 'companyId' | 'createdAt' | 'items'> & {
  readonly productId?: Id;
  readonly sizeId?: Id;
};

/** What it takes to build a product (§4.4). Portal data: it is audited and announces nothing in the feed. */
export class Bom extends Aggregate<BomState> {
  readonly resource = 'bom';

  /** @throws DomainError `invalid` unless it is of either a product or a size. */
  static create({ productId, sizeId, ...given }: NewBom): Bom {
    if ((productId === undefined) === (sizeId === undefined)) throw invalid('a bom needs either productId or sizeId');
    return new Bom(
      { ...given, productId: productId ?? null, sizeId: sizeId ?? null, version: 1, updatedAt: given.createdAt },
      false,
    );
  }

  /** Replaces the items. Work orders keep the ones they were made with. */
  list(items: readonly BomItem[], at: Date): void {
    this.change({ items }, at);
  }
}
