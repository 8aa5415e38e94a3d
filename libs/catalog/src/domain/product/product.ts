import { Aggregate, type Id, invalid, isNegative, type Money, type RecordState } from '@partner/kernel';

/** `finished` is sold and shown to partners; `raw` material and `kit`s are what it is made of (§2.12). */
export const productKinds = ['finished', 'raw', 'kit'] as const;
export type ProductKind = (typeof productKinds)[number];

/** What partners may say about a product (§4.8). */
export interface PartnerProductFields {
  readonly name: string;
  readonly description: string | null;
  readonly sku: string | null;
  readonly price: Money | null;
  /** In the company's own unit, feet as a rule. */
  readonly width: number | null;
  readonly length: number | null;
  readonly active: boolean;
}

/** What the portal may say, which partners never see as such. */
export interface ProductFields extends PartnerProductFields {
  readonly productLineId: Id | null;
  readonly kind: ProductKind;
  /** Partners find it in no list and under no id (§1.7). */
  readonly hideFromPartnerApi: boolean;
  /** Public URLs in the order of their upload. */
  readonly galleryImages: readonly string[];
  /** Public URLs in the order of the slots that were there before the gallery. */
  readonly legacyImages: readonly string[];
}

/** A product as it is stored. */
export interface ProductState extends RecordState, ProductFields {}

/** What a new product is known by. */
export type ProductIdentity = Pick<ProductState, 'companyId' | 'createdAt'> & { readonly id: Id };

const usual = {
  description: null,
  sku: null,
  price: null,
  width: null,
  length: null,
  active: true,
  productLineId: null,
  kind: 'finished',
  hideFromPartnerApi: false,
  galleryImages: [],
  legacyImages: [],
} as const satisfies Omit<ProductFields, 'name'>;

/** Something the company builds, or builds with (§2.12). It is audited and announces nothing in the feed. */
export class Product extends Aggregate<ProductState> {
  readonly resource = 'product';

  /** @throws DomainError `invalid` for a blank name, or a negative price, width or length. */
  static create(fields: Partial<ProductFields> & { readonly name: string }, identity: ProductIdentity): Product {
    return new Product(
      { ...usual, ...checkedProduct(fields), ...identity, version: 1, updatedAt: identity.createdAt },
      false,
    );
  }

  /** Takes over the fields given. @throws DomainError `invalid` as `create`. */
  revise(fields: Partial<ProductFields>, at: Date): void {
    this.change(checkedProduct(fields), at);
  }
}

/** The fields, when a product can have them. @throws DomainError `invalid` as `Product.create`. */
export function checkedProduct<F extends Partial<ProductFields>>(fields: F): F {
  const { name, price, width, length } = fields;
  if (name?.trim() === '') throw invalid('name must not be blank');
  if (price && isNegative(price)) throw invalid('price must be at least 0');
  for (const [side, measure] of Object.entries({ width, length })) {
    if (typeof measure === 'number' && !(measure >= 0)) throw invalid(`${side} must be at least 0`);
  }
  return fields;
}
