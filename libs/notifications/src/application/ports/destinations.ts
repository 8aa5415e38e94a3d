/** Checks URLs that companies configure against the rules of this deployment (E7). */
export abstract class Destinations {
  /** @throws DomainError `invalid` with the reason when requests to this URL are never allowed */
  abstract check(url: string): Promise<void>;
}
