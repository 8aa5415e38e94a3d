import { type CompanyId, Records, type Id } from '@partner/kernel';
import type { Credential, CredentialState } from '../../domain/credential/credential.js';

export abstract class Credentials extends Records<Credential> {
  /**
   * Counts credentials that are not revoked. Concurrent counts wait until the transaction ends, so that each sees the
   * credentials added by the others (A9).
   */
  abstract countLive(company: CompanyId): Promise<number>;
}

/** Notifies every process of changed credentials. */
export abstract class CredentialChanges {
  /**
   * Call after the commit. Resolves once no process uses the previous state any more (A2).
   * @throws DomainError `unavailable` when that cannot be confirmed; the change itself is committed.
   */
  abstract announce(id: Id): Promise<void>;
}

export abstract class CredentialDirectory {
  /**
   * Returns a credential, including revoked ones. The only look-up without a company, since the credential identifies
   * the company (§1.2).
   */
  abstract find(id: Id): Promise<CredentialState | undefined>;
}

export abstract class CredentialList {
  /** Returns all credentials, oldest first, including revoked ones. */
  abstract of(company: CompanyId): Promise<readonly CredentialState[]>;
}

export abstract class CredentialUses {
  /** Returns the last use of each credential of the company that was ever used, a few seconds behind. */
  abstract of(company: CompanyId): Promise<ReadonlyMap<Id, Date>>;
}

/** Records uses of credentials, outside the requests' own work. */
export abstract class CredentialUseRecorder {
  /** Records a use in memory; uses are written later in batches. */
  abstract record(company: CompanyId, credential: Id): void;
  /** Resolves when all recorded uses are written or have failed. Call before the process ends. */
  abstract flush(): Promise<void>;
}
