import {
  AllItems,
  type CompanyId,
  type JsonResponse,
  type ListDefinition,
  type Page,
  type Sort,
} from '@partner/kernel';
import type { StockType } from '../stock-type.js';

/** What lot stock can be sorted by (§4.2). */
export const lotStockSortKeys = ['serialNumber', 'title', 'price', 'createdAt'] as const;
export type LotStockSortKey = (typeof lotStockSortKeys)[number];

/** What lot stock is asked for (§4.2); absent does not restrict. */
export interface LotStockCriteria extends Page, Sort<LotStockSortKey> {
  readonly stockType?: StockType;
  /** Id or slug of a location. */
  readonly location?: string;
  /** Exactly this label; together with `location` both must match. */
  readonly region?: string;
  /** Id of the siding's product, or a substring of its display name. */
  readonly siding?: string;
  /** Substring of serial number or title. */
  readonly search?: string;
  /** Whether units past their time on the feed are shown too. */
  readonly ignoreStoreExpiration: boolean;
}

/** The units that can be bought off the lot (§2.7, R12). */
export abstract class LotStock extends AllItems {
  /** What tells when cached answers of `list` are out of date. */
  abstract readonly listDefinition: ListDefinition;
  /** The envelope of the page asked for, as of now. */
  abstract list(company: CompanyId, criteria: LotStockCriteria): Promise<JsonResponse>;
}
