import { type CompanyId, Records } from '@partner/kernel';
import type { Credential } from '../../domain/credential/credential.js';

/** The credentials of a company, to be changed. */
export abstract class Credentials extends Records<Credential> {
  /**
   * Number of live credentials, without revoked ones. Others who count wait until the transaction ends, so that
   * what each of them adds is counted (A9).
   */
  abstract countLive(company: CompanyId): Promise<number>;
}
