import { type BudgetNumbers, countFields, moneyFields, months, percentageFields, weekField } from '@partner/budgets';
import {
  IdField,
  IdParam,
  Integer,
  LimitParam,
  NumberParam,
  OrderParam,
  PageParam,
  Amount,
  FiniteNumber,
  ReadOnlyField,
} from '@partner/http';
import type { Id } from '@partner/kernel';

/** The numbers of a budget (§2.22), declared below by the lists of their names. */
const BudgetNumbersRequest = class {} as new () => Partial<BudgetNumbers>;

const declare = (names: readonly string[], field: PropertyDecorator): void =>
  names.forEach((name) => field(BudgetNumbersRequest.prototype as object, name));

declare(
  moneyFields,
  Amount({ clearable: true, min: 0, example: 43000, description: 'A target or threshold; 2 decimals at most.' }),
);
declare(
  percentageFields,
  FiniteNumber({ clearable: true, min: 0, max: 100, example: 8.25, description: 'A percentage, at most 4 decimals.' }),
);
declare(countFields, Integer({ clearable: true, min: 0, example: 40, description: 'A count.' }));
// What GET answered can be PUT (R41).
declare(months.map(weekField), ReadOnlyField({ type: Number }, { description: 'Derived from the month; ignored.' }));
declare(['id', 'createdAt', 'updatedAt'], ReadOnlyField({ type: String }, { description: 'Ignored.' }));

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
