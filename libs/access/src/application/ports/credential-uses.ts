import type { CompanyId, Id } from '@partner/kernel';

/** When credentials were used. */
export abstract class CredentialUses {
  /** The last use of each credential of the company that was ever used; some seconds behind. */
  abstract of(company: CompanyId): Promise<ReadonlyMap<Id, Date>>;
}

/** Takes note of uses, beside what the credential is used for. */
export abstract class CredentialUseRecorder {
  /** Costs next to nothing: what was noted is written later, and together. */
  abstract used(company: CompanyId, credential: Id): void;
  /** Resolves when everything noted so far is written, or could not be: before a process ends. */
  abstract flush(): Promise<void>;
}
