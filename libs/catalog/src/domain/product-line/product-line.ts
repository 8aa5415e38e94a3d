import { Aggregate, type Id, invalid, type RecordState } from '@partner/kernel';

/** State of a product line. Partners can name one when they create a product (§4.8), but never see it. */
export interface ProductLineState extends RecordState {
  readonly name: string;
}

export type ProductLineIdentity = Pick<ProductLineState, 'companyId' | 'createdAt'> & { readonly id: Id };

/** A family of products. Audited, but without events in the feed. */
export class ProductLine extends Aggregate<ProductLineState> {
  readonly resource = 'product_line';

  /** @throws DomainError `invalid` for a blank name. */
  static create(name: string, identity: ProductLineIdentity): ProductLine {
    return new ProductLine({ ...identity, name: checked(name), version: 1, updatedAt: identity.createdAt }, false);
  }

  /** @throws DomainError `invalid` for a blank name. */
  rename(name: string, at: Date): void {
    this.change({ name: checked(name) }, at);
  }
}

function checked(name: string): string {
  if (name.trim() === '') throw invalid('name must not be blank');
  return name;
}
