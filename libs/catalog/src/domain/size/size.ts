import { Aggregate, type Id, invalid, type Money, type RecordState } from '@partner/kernel';

/** Fields of a size (§4.8). */
export interface SizeFields {
  readonly name: string;
  readonly sku: string | null;
  /** In the company's own unit, usually feet; greater than zero. */
  readonly width: number;
  readonly length: number;
  readonly price: Money;
  readonly active: boolean;
}

/** State of a size (§2.12). */
export interface SizeState extends RecordState, SizeFields {
  readonly productId: Id;
}

export type NewSize = Partial<SizeFields> & Pick<SizeFields, 'width' | 'length' | 'price'>;

export type SizeIdentity = Pick<SizeState, 'companyId' | 'productId' | 'createdAt'> & { readonly id: Id };

/** A size in which a product is built (§2.12). Audited, but without events in the feed. */
export class Size extends Aggregate<SizeState> {
  readonly resource = 'size';

  /**
   * Creates a size; its default name is `<width>x<length>`.
   * @throws DomainError `invalid` for a blank name, a dimension that is not positive, or a negative price.
   */
  static create(fields: NewSize, identity: SizeIdentity): Size {
    const { width, length } = fields;
    const usual = { name: `${width}x${length}`, sku: null, active: true };
    return new Size(
      { ...usual, ...checkedSize(fields), ...identity, version: 1, updatedAt: identity.createdAt },
      false,
    );
  }

  /** Changes the given fields; the name stays unless it is given. @throws DomainError `invalid` as for `create`. */
  revise(fields: Partial<SizeFields>, at: Date): void {
    this.change(checkedSize(fields), at);
  }
}

/** Validates fields and returns them. @throws DomainError `invalid` as for `Size.create`. */
export function checkedSize<F extends Partial<SizeFields>>(fields: F): F {
  const { name, width, length, price } = fields;
  if (name?.trim() === '') throw invalid('name must not be blank');
  for (const [side, measure] of Object.entries({ width, length })) {
    if (measure !== undefined && !(measure > 0)) throw invalid(`${side} must be more than 0`);
  }
  if (price !== undefined && Number(price) < 0) throw invalid('price must be at least 0');
  return fields;
}
