import { type CompanyId, type Id, Records } from '@partner/kernel';
import type { Bom } from '../../domain/bom/bom.js';
import type { BomItem } from '../../domain/work-order/parts.js';

/** The bills of materials of a company. */
export abstract class Boms extends Records<Bom> {
  /** What it takes to build a size: by its own list, or by that of its product; undefined when neither has one. */
  abstract itemsOf(
    company: CompanyId,
    size: { readonly id: Id; readonly productId: Id },
  ): Promise<readonly BomItem[] | undefined>;
}
