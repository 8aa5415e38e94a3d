import { type Id, invalid } from '@partner/kernel';

export interface DomainProduct {
  readonly productId: Id;
  /** Empty means all sizes. */
  readonly sizes: readonly string[];
  readonly excludedUpgrades: readonly string[];
}

/** A location that sells under a domain, with its display settings (§2.13). */
export interface DomainLocation {
  readonly locationId: Id;
  readonly hidePrices: boolean;
  /** A location has at most one default domain (R40). */
  readonly defaultForStore: boolean;
  readonly products: readonly DomainProduct[];
}

/** Input for a location of a domain; omitted fields are false or empty. */
export type GivenDomainLocation = Pick<DomainLocation, 'locationId'> &
  Partial<Omit<DomainLocation, 'products'>> & {
    readonly products?: readonly (Pick<DomainProduct, 'productId'> & Partial<DomainProduct>)[];
  };

/**
 * Completes the locations of a domain with defaults, in the given order.
 * @throws DomainError `invalid` when a location, or a product within one, is given twice.
 */
export function domainLocations(given: readonly GivenDomainLocation[]): readonly DomainLocation[] {
  checkDifferent(
    given.map(({ locationId }) => locationId),
    'locations',
  );
  return given.map(({ locationId, hidePrices = false, defaultForStore = false, products = [] }) => {
    checkDifferent(
      products.map(({ productId }) => productId),
      `products of location ${locationId}`,
    );
    return { locationId, hidePrices, defaultForStore, products: products.map(productOf) };
  });
}

const productOf = ({
  productId,
  sizes = [],
  excludedUpgrades = [],
}: Pick<DomainProduct, 'productId'> & Partial<DomainProduct>): DomainProduct => ({
  productId,
  sizes,
  excludedUpgrades,
});

function checkDifferent(ids: readonly Id[], where: string): void {
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw invalid(`${where}: "${twice}" is given twice`);
}
