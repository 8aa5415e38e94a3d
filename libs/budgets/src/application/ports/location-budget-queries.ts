import { type Id, type Page, RecordQueries } from '@partner/kernel';

/** Filters of a list of budgets (§4.6). */
export interface LocationBudgetCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly year?: number;
  readonly locationId?: Id;
}

/** Reads budgets as partners see them (§2.22): those of hidden locations are left out (A5). */
export abstract class LocationBudgetQueries extends RecordQueries<LocationBudgetCriteria> {}
