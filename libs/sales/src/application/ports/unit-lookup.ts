import type { CompanyId, Id } from '@partner/kernel';

/** Reference to a unit in a request: `workOrderId` takes precedence (§4.3.1). */
export interface UnitReference {
  readonly workOrderId?: Id;
  readonly serialNumber?: string;
}

/** A unit before it is locked. */
export interface FoundUnit {
  readonly id: Id;
  readonly serialNumber: string | null;
  readonly locationId: Id | null;
}

/** Finds units that partners may sell: not deleted, not at a hidden location (R12). Does not lock them. */
export abstract class UnitLookup {
  abstract find(company: CompanyId, reference: UnitReference): Promise<FoundUnit | undefined>;
}
