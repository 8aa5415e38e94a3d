import type { CompanyId, Id, JsonResponse, Page, Sort, Span } from '@partner/kernel';

/** Sort keys of the sales ledger (R48). */
export const ledgerSortKeys = ['ledgerDate', 'saleDate'] as const;
export type LedgerSortKey = (typeof ledgerSortKeys)[number];

/** Filters of the sales ledger (§4.12); absent does not restrict. */
export interface LedgerCriteria extends Page, Sort<LedgerSortKey> {
  readonly saleDateFrom?: Span;
  readonly saleDateTo?: Span;
  readonly ledgerDateFrom?: Span;
  readonly ledgerDateTo?: Span;
  readonly cancelled?: boolean;
  /** Exact match, including case. */
  readonly currentStatus?: string;
  readonly movementType?: string;
  readonly orderId?: Id;
  readonly locationId?: Id;
}

/** Reads the sales ledger as partners see it (§2.21, R48). */
export abstract class SalesLedger {
  /** Returns the requested page, as of now: reports are not cached (W12). */
  abstract list(company: CompanyId, criteria: LedgerCriteria): Promise<JsonResponse>;
}
