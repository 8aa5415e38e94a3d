import type { Products } from '@partner/catalog';
import { type Actor, type Id, invalid, missing, newId, type UnitOfWork } from '@partner/kernel';
import { Bom } from '../../domain/bom/bom.js';
import type { BomItem } from '../../domain/work-order/parts.js';
import type { Boms } from '../ports/work-orders.js';

/** Material in a portal request. Defaults: the name of its product, quantity 1. */
export type RequestedBomItem = Partial<BomItem>;

/** A bill of materials in a portal request. */
export interface PutBomCommand {
  readonly id?: Id;
  /** For all sizes of the product that have no list of their own. */
  readonly productId?: Id;
  /** For this size only. */
  readonly sizeId?: Id;
  readonly items?: readonly RequestedBomItem[];
}

/** Creates the bill of materials of a product or a size, or replaces its items (§4.4). */
export class PutBom {
  constructor(
    private readonly work: UnitOfWork,
    private readonly boms: Boms,
    private readonly products: Products,
  ) {}

  /**
   * @returns its id.
   * @throws DomainError `invalid`, `notFound` (a product), `conflict` (the product or size already has one).
   */
  execute(actor: Actor, { id = newId(), productId, sizeId, items: listed }: PutBomCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.work.now();
      if (listed === undefined) throw missing('items is required');
      const items: BomItem[] = [];
      for (const item of listed) items.push(await this.complete(actor, item));
      const existing = await this.boms.find(company, id);
      const bom = existing ?? Bom.create({ id, companyId: company, createdAt: at, items, productId, sizeId });
      if (existing && (productId ?? sizeId) !== undefined)
        throw invalid('the product or size of a bom cannot be changed');
      bom.replaceItems(items, at);
      await (existing ? this.boms.save(bom) : this.boms.add(bom));
      return id;
    });
  }

  private async complete({ company }: Actor, item: RequestedBomItem): Promise<BomItem> {
    const { productId = null, name, quantity = 1 } = item;
    const product = productId ? await this.products.findAny(company, productId) : undefined;
    const called = name ?? product?.name;
    if (called === undefined) throw invalid('items: a material needs a name or a productId');
    return { productId, name: called, quantity };
  }
}
