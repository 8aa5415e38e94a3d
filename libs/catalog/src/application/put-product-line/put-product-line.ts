import { type Actor, type Clock, type Id, invalid, missing, newId, type UnitOfWork } from '@partner/kernel';
import { ProductLine } from '../../domain/product-line/product-line.js';
import type { ProductLines } from '../ports/products.js';

/** A product line in a portal request; absent means unchanged. */
export interface PutProductLineCommand {
  readonly id?: Id;
  readonly name?: string;
  /** For a new product line only. Default: now. */
  readonly createdAt?: Date;
}

/** Creates a product line, or renames the existing one. */
export class PutProductLine {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lines: ProductLines,
    private readonly clock: Clock,
  ) {}

  /** @returns its id. @throws DomainError `invalid` (a new one without a name). */
  execute(actor: Actor, { id = newId(), name, createdAt }: PutProductLineCommand): Promise<Id> {
    const { company } = actor;
    return this.work.run(actor, async () => {
      const at = this.clock.now();
      const existing = await this.lines.find(company, id);
      if (existing) {
        if (createdAt !== undefined) throw invalid('createdAt of an existing product line cannot be changed');
        if (name !== undefined) existing.rename(name, at);
        await this.lines.save(existing);
      } else {
        if (name === undefined) throw missing('name is required for a new product line');
        await this.lines.add(ProductLine.create(name, { id, companyId: company, createdAt: createdAt ?? at }));
      }
      return id;
    });
  }
}
