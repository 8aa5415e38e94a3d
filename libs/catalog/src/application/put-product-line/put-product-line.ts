import { type Id, missing, PutRecord } from '@partner/kernel';
import { ProductLine, type ProductLineIdentity } from '../../domain/product-line/product-line.js';

/** A product line in a portal request; absent means unchanged. */
export interface PutProductLineCommand {
  readonly id?: Id;
  readonly name?: string;
  /** For a new product line only. Default: now. */
  readonly createdAt?: Date;
}

/** Creates a product line, or renames the existing one. @throws DomainError `invalid` (a new one without a name). */
export class PutProductLine extends PutRecord<ProductLine, PutProductLineCommand> {
  protected readonly kind = 'product line';

  protected create({ name }: { readonly name?: string }, identity: ProductLineIdentity): ProductLine {
    if (name === undefined) throw missing('name is required for a new product line');
    return ProductLine.create(name, identity);
  }

  protected revise(line: ProductLine, { name }: { readonly name?: string }, at: Date): void {
    if (name !== undefined) line.rename(name, at);
  }
}
