import { type Page, RecordQueries } from '@partner/kernel';

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
