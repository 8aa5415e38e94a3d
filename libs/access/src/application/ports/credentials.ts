import { type CompanyId, Records } from '@partner/kernel';
import type { Credential } from '../../domain/credential/credential.js';

/** Repository of a company's credentials. */
export abstract class Credentials extends Records<Credential> {
  /**
   * Counts credentials that are not revoked. Concurrent counts wait until the transaction ends, so that each sees the
   * credentials added by the others (A9).
   */
  abstract countLive(company: CompanyId): Promise<number>;
}
