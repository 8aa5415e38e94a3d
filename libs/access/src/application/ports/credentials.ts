import type { CompanyId, Id } from '@partner/kernel';
import type { Credential } from '../../domain/credential/credential.js';

/** The credentials of a company, to be changed. */
export abstract class Credentials {
  /** Locked until the transaction ends. @throws DomainError `notFound` */
  abstract toChange(company: CompanyId, id: Id): Promise<Credential>;
  /**
   * Number of live credentials, without revoked ones. Others who count wait until the transaction ends, so that
   * what each of them adds is counted (A9).
   */
  abstract countLive(company: CompanyId): Promise<number>;
  abstract add(credential: Credential): Promise<void>;
  abstract save(credential: Credential): Promise<void>;
}
