import type { CompanyId, Id } from '@partner/kernel';
import type { Bom } from '../../domain/bom/bom.js';
import type { BomItem } from '../../domain/work-order/parts.js';

/** The bills of materials of a company. */
export abstract class Boms {
  /** Locked; undefined when there is none. */
  abstract find(company: CompanyId, id: Id): Promise<Bom | undefined>;
  /** What it takes to build a size: by its own list, or by that of its product; undefined when neither has one. */
  abstract itemsOf(
    company: CompanyId,
    size: { readonly id: Id; readonly productId: Id },
  ): Promise<readonly BomItem[] | undefined>;
  abstract add(bom: Bom): Promise<void>;
  abstract save(bom: Bom): Promise<void>;
}
