import { IdField, IdParam, Integer, LimitParam, NumberParam, OrderParam, PageParam } from '@partner/http';
import type { Id } from '@partner/kernel';
import { BudgetNumbersRequest } from './budget-numbers.request.js';

/** What the list of budgets can be asked for (§4.6). */
export class LocationBudgetsQuery {
  @PageParam() page!: number;
  @LimitParam({ default: 25 }) limit!: number;
  @OrderParam() order!: 'asc' | 'desc';
  @NumberParam({ description: 'The calendar year.' }) year?: number;
  @IdParam({ description: 'The location.' }) locationId?: Id;
}

/** A budget, whole (§4.6): what is not given has no value. */
export class LocationBudgetRequest extends BudgetNumbersRequest {
  @IdField({ required: true, example: '65f0c0ffee0000000000b001' }) locationId!: Id;
  @Integer({ required: true, min: 2000, max: 2100, example: 2026, description: 'One budget per location and year.' })
  year!: number;
}
