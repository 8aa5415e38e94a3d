import type { CompanyId, Id } from '@partner/kernel';

/** A customer being erased. */
export interface ErasedCustomer {
  readonly company: CompanyId;
  readonly customer: Id;
}

/** Tables with personal columns, as contexts declare them. Every method runs in the current unit of work. */
export abstract class PersonalData {
  /** Tables that `step` accepts, in the order in which they have to be erased. */
  abstract readonly tables: readonly string[];
  /** Adds records of the customer, by which further rows are found, and texts that name the customer. */
  abstract add(
    whom: ErasedCustomer,
    records: readonly { kind: string; id: Id; named?: readonly string[]; quoted?: readonly string[] }[],
  ): Promise<void>;
  /** Returns the next ids of records, in order. */
  abstract ids(whom: ErasedCustomer, after: string, limit: number): Promise<Id[]>;
  /**
   * Erases the next rows of a table.
   * @param after `next` of the previous step; empty at first.
   * @returns the number of rows, and where to continue; undefined at the end of the table.
   */
  abstract step(table: string, whom: ErasedCustomer, after: string): Promise<{ erased: number; next?: string }>;
  /** Forgets the next records. @returns true when none is left. */
  abstract forget(whom: ErasedCustomer): Promise<boolean>;
}

/** Cached responses, which may contain personal data for some seconds. */
export abstract class CachedLists {
  abstract forget(company: CompanyId): Promise<void>;
}
