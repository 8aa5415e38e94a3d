import { type Id, invalid } from '@partner/kernel';

/** A product that a location sells under a domain. */
export interface DomainProduct {
  readonly productId: Id;
  /** Empty means all of them. */
  readonly sizes: readonly string[];
  readonly excludedUpgrades: readonly string[];
}

/** A location that sells under a domain, and what it shows there (§2.13). */
export interface DomainLocation {
  readonly locationId: Id;
  readonly hidePrices: boolean;
  /** At most one domain is the default of a location (R40). */
  readonly defaultForStore: boolean;
  readonly products: readonly DomainProduct[];
}

/** What is said of a location; what is not given is off, or empty. */
export type GivenDomainLocation = Pick<DomainLocation, 'locationId'> &
  Partial<Omit<DomainLocation, 'products'>> & {
    readonly products?: readonly (Pick<DomainProduct, 'productId'> & Partial<DomainProduct>)[];
  };

/**
 * The locations of a domain in the order given, each with all its fields.
 * @throws DomainError `invalid` when one is given twice, or a product twice in one.
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
