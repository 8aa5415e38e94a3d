import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Bom } from '../../domain/bom/bom.js';
import type { BomItem } from '../../domain/work-order/parts.js';

export abstract class Boms extends Records<Bom> {
  /** Returns the materials of a size: its own list, or that of its product; undefined when neither has one. */
  abstract itemsOf(
    company: CompanyId,
    size: { readonly id: Id; readonly productId: Id },
  ): Promise<readonly BomItem[] | undefined>;
}
