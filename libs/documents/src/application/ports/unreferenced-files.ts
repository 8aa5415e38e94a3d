import type { CompanyId, Id } from '@partner/kernel';

/** Files that may be in the store while no document points to them. */
export abstract class UnreferencedFiles {
  abstract add(company: CompanyId, file: Id): Promise<void>;
  /** A document points to it from now on, or it is removed. @returns whether it was here. Locked until the commit. */
  abstract take(company: CompanyId, file: Id): Promise<boolean>;
  /** Takes at most so many that have been here since before a time, but for those that others are taking. */
  abstract takeOld(company: CompanyId, before: Date, limit: number): Promise<Id[]>;
}
