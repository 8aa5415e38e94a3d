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
   * Call after the commit, with the id of the credential, or of the company whose credentials all changed. Resolves
   * once no process uses the previous state any more (A2).
   * @throws DomainError `unavailable` when that cannot be confirmed; the change itself is committed.
   */
  abstract announce(id: Id): Promise<void>;
}

/** Credential with the state of its company. */
export interface KnownCredential extends CredentialState {
  readonly companyIsSuspended: boolean;
  /** True if the company keeps bodies of its requests (R100). */
  readonly keepsBodies: boolean;
}

/** Credential with its last use, for operators. */
export interface UsedCredential extends CredentialState {
  /** A few seconds behind; absent for a credential that was never used. */
  readonly lastUsedAt?: Date;
}

export abstract class CredentialDirectory {
  /**
   * Returns a credential, including revoked ones.
   * @param company the company in the credential's text: undefined is returned for one of another (A1).
   */
  abstract find(id: Id, company?: CompanyId): Promise<KnownCredential | undefined>;
}

export abstract class CredentialList {
  /** Returns the live credentials, and the 1,000 that were revoked last, oldest first. */
  abstract of(company: CompanyId): Promise<readonly CredentialState[]>;
  /**
   * Returns the live credentials that were not used since `since`, oldest first. One that was created later is not
   * unused yet.
   * @param company one company; all of them by default.
   */
  abstract unused(since: Date, company?: CompanyId): Promise<readonly UsedCredential[]>;
}

/** Position of a reader in the event feed. */
export interface FeedPosition {
  /** Sequence number of the last event of the last response. */
  readonly position: number;
  /** Number of newer events, including those that the reader filters out. */
  readonly behind: number;
  readonly readAt: Date;
}

export interface CredentialUse {
  readonly lastUsedAt: Date;
  /** Absent for a credential that never read the feed. */
  readonly feed?: FeedPosition;
}

export abstract class CredentialUses {
  /** Returns the use of each credential of the company that was ever used, a few seconds behind. */
  abstract of(company: CompanyId): Promise<ReadonlyMap<Id, CredentialUse>>;
}

/** Records uses of credentials, outside the requests' own work. */
export abstract class CredentialUseRecorder {
  /** Records a use in memory; uses are written later in batches. */
  abstract record(company: CompanyId, credential: Id): void;
  /** Records a read of the feed in the same way. @param position sequence number of the last event returned. */
  abstract recordRead(company: CompanyId, credential: Id, position: string): void;
  /** Resolves when all recorded uses are written or have failed. Call before the process ends. */
  abstract flush(): Promise<void>;
}
