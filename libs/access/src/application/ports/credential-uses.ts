import type { CompanyId, Id } from '@partner/kernel';

/** Last uses of credentials. */
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
