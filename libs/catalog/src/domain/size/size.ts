import { Aggregate, type Id, invalid, isNegative, type Money, type RecordState } from '@partner/kernel';

/** What can be said about a size (§4.8). */
export interface SizeFields {
  readonly name: string;
  readonly sku: string | null;
  /** In the company's own unit, feet as a rule; more than zero. */
  readonly width: number;
  readonly length: number;
  readonly price: Money;
  readonly active: boolean;
}

/** A size as it is stored (§2.12). */
export interface SizeState extends RecordState, SizeFields {
  readonly productId: Id;
}

/** What a new size cannot do without. */
export type NewSize = Partial<SizeFields> & Pick<SizeFields, 'width' | 'length' | 'price'>;

/** What a new size is known by. */
export type SizeIdentity = Pick<SizeState, 'companyId' | 'productId' | 'createdAt'> & { readonly id: Id };

/** One of the sizes a product is built in (§2.12). It is audited and announces nothing in the feed. */
export class Size extends Aggregate<SizeState> {
  readonly resource = 'size';

  /**
   * Named `<width>x<length>` unless told otherwise. @throws DomainError `invalid` for a blank name, no extent, or a
   * negative price.
   */
  static create(fields: NewSize, identity: SizeIdentity): Size {
    const { width, length } = fields;
    const usual = { name: `${width}x${length}`, sku: null, active: true };
    return new Size(
      { ...usual, ...checkedSize(fields), ...identity, version: 1, updatedAt: identity.createdAt },
      false,
    );
  }

  /** Takes over the fields given; the name stays what it is. @throws DomainError `invalid` as `create`. */
  revise(fields: Partial<SizeFields>, at: Date): void {
    this.change(checkedSize(fields), at);
  }
}

/** The fields, when a size can have them. @throws DomainError `invalid` as `Size.create`. */
export function checkedSize<F extends Partial<SizeFields>>(fields: F): F {
  const { name, width, length, price } = fields;
  if (name?.trim() === '') throw invalid('name must not be blank');
  for (const [side, measure] of Object.entries({ width, length })) {
    if (measure !== undefined && !(measure > 0)) throw invalid(`${side} must be more than 0`);
  }
  if (price !== undefined && isNegative(price)) throw invalid('price must be at least 0');
  return fields;
}
