import type { CompanyId, Id, JsonResponse, Page, Sort, Span } from '@partner/kernel';

/** What the sales ledger can be sorted by (R48). */
export const ledgerSortKeys = ['ledgerDate', 'saleDate'] as const;
export type LedgerSortKey = (typeof ledgerSortKeys)[number];

/** What the sales ledger is asked for (§4.12); absent does not restrict. */
export interface LedgerCriteria extends Page, Sort<LedgerSortKey> {
  readonly saleDateFrom?: Span;
  readonly saleDateTo?: Span;
  readonly ledgerDateFrom?: Span;
  readonly ledgerDateTo?: Span;
  readonly cancelled?: boolean;
  /** Exactly, its case included. */
  readonly currentStatus?: string;
  readonly movementType?: string;
  readonly orderId?: Id;
  readonly locationId?: Id;
}

/** Reading the sales ledger, as partners see it (§2.21, R48). */
export abstract class SalesLedger {
  /** The envelope of the page asked for, as it is now: reports are not cached (W12). */
  abstract list(company: CompanyId, criteria: LedgerCriteria): Promise<JsonResponse>;
}
