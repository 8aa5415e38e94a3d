import { Aggregate, type Id, invalid, type Money, type RecordState } from '@partner/kernel';

/** Kinds of products: `finished` ones are sold and shown to partners; `raw` materials and `kit`s are parts (§2.12). */
export const productKinds = ['finished', 'raw', 'kit'] as const;
export type ProductKind = (typeof productKinds)[number];

/** Fields of a product that partners can set (§4.8). */
export interface PartnerProductFields {
  readonly name: string;
  readonly description: string | null;
  readonly sku: string | null;
  readonly price: Money | null;
  /** In the company's own unit, usually feet. */
  readonly width: number | null;
  readonly length: number | null;
  readonly active: boolean;
}

/** Fields that the portal can set; the additional ones are not shown to partners directly. */
export interface ProductFields extends PartnerProductFields {
  readonly productLineId: Id | null;
  readonly kind: ProductKind;
  /** True to hide it from partners, in lists and by id (§1.7). */
  readonly hideFromPartnerApi: boolean;
  /** Public URLs in upload order. */
  readonly galleryImages: readonly string[];
  /** Public URLs in the order of the image slots that preceded the gallery. */
  readonly legacyImages: readonly string[];
}

export interface ProductState extends RecordState, ProductFields {}

export type ProductIdentity = Pick<ProductState, 'companyId' | 'createdAt'> & { readonly id: Id };

const defaults = {
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

/** A product that the company builds, or a part of one (§2.12). Audited, but without events in the feed. */
export class Product extends Aggregate<ProductState> {
  readonly resource = 'product';

  /** @throws DomainError `invalid` for a blank name, or a negative price, width or length. */
  static create(fields: Partial<ProductFields> & { readonly name: string }, identity: ProductIdentity): Product {
    return new Product(
      { ...defaults, ...checkedProduct(fields), ...identity, version: 1, updatedAt: identity.createdAt },
      false,
    );
  }

  /** Changes the given fields. @throws DomainError `invalid` as for `create`. */
  revise(fields: Partial<ProductFields>, at: Date): void {
    this.change(checkedProduct(fields), at);
  }
}

/** Validates fields and returns them. @throws DomainError `invalid` as for `Product.create`. */
export function checkedProduct<F extends Partial<ProductFields>>(fields: F): F {
  const { name, price, width, length } = fields;
  if (name?.trim() === '') throw invalid('name must not be blank');
  if (price && Number(price) < 0) throw invalid('price must be at least 0');
  for (const [side, measure] of Object.entries({ width, length })) {
    if (typeof measure === 'number' && !(measure >= 0)) throw invalid(`${side} must be at least 0`);
  }
  return fields;
}
