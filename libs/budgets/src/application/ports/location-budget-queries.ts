import { type Id, type Page, RecordQueries } from '@partner/kernel';

/** What a list of budgets is restricted to (§4.6). */
export interface LocationBudgetCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly year?: number;
  readonly locationId?: Id;
}

/** What partners read of budgets (§2.22): those of hidden locations are not there (A5). */
export abstract class LocationBudgetQueries extends RecordQueries<LocationBudgetCriteria> {}
