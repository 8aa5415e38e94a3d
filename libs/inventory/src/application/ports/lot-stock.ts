import type { CompanyId, JsonResponse, ListDefinition, Page, Sort } from '@partner/kernel';
import { AllItems, RecordQueries } from '@partner/kernel';
import type { StockType } from '../stock-type.js';

/** Sort keys of lot stock (§4.2). */
export const lotStockSortKeys = ['serialNumber', 'title', 'price', 'createdAt'] as const;
export type LotStockSortKey = (typeof lotStockSortKeys)[number];

/** Filters of lot stock (§4.2); absent does not restrict. */
export interface LotStockCriteria extends Page, Sort<LotStockSortKey> {
  readonly stockType?: StockType;
  /** Id or slug of a location. */
  readonly location?: string;
  /** Exact region label; combined with `location`, both must match. */
  readonly region?: string;
  /** Product id of the siding, or a substring of its display name. */
  readonly siding?: string;
  /** Substring of serial number or title. */
  readonly search?: string;
  /** True to include units whose time on the feed is over. */
  readonly ignoreStoreExpiration: boolean;
}

/** The units that can be bought off the lot (§2.7, R12). */
export abstract class LotStock extends AllItems {
  /** Definition of the list, for caching its responses (§1.6). */
  abstract readonly listDefinition: ListDefinition;
  /** Returns the requested page, as of now. */
  abstract list(company: CompanyId, criteria: LotStockCriteria): Promise<JsonResponse>;
}

/** Filters of the list of stock templates (§4.2); absent does not restrict. */
export interface StockTemplateCriteria extends Page {
  readonly order: 'asc' | 'desc';
  /** Substring of template name, product name or description (R33). */
  readonly search?: string;
  /** Public tags; a template must have all of them. */
  readonly tags?: readonly string[];
}

/** The templates that partners see: published, and not at a hidden location (§2.8, R33, A5). */
export abstract class StockTemplates extends RecordQueries<StockTemplateCriteria> {}
