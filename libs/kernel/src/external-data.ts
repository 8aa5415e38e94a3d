import type { CompanyId } from './id.js';

/** Data of companies outside of PostgreSQL. The deletion of companies finds each provider in any module. */
export abstract class ExternalData {
  /** Kind of data in the certificate of a deletion, such as `files`. */
  abstract readonly kind: string;
  /**
   * Removes everything of a company. Repeating it is harmless.
   * @returns the number of removed items.
   */
  abstract remove(company: CompanyId): Promise<number>;
}
