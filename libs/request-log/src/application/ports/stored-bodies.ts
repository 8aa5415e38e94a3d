import type { CompanyId } from '@partner/kernel';

/** Bodies that a company keeps of its requests (R100). */
export abstract class StoredBodies {
  /** Deletes the next bodies of the company. Runs in the current unit of work. @returns false at the end */
  abstract deleteNext(company: CompanyId): Promise<boolean>;
}
