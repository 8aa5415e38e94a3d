import { type BudgetNumbers, countFields, moneyFields, months, percentageFields, weekField } from '@partner/budgets';
import {
  IdField,
  IdParam,
  Integer,
  LimitParam,
  NumberParam,
  PageParam,
  Amount,
  FiniteNumber,
  ReadOnlyField,
} from '@partner/http';
import type { Id } from '@partner/kernel';
import { OrderParam } from '../shared/list.params.js';

/** Numeric fields of a budget (§2.22), declared below from the lists of field names. */
const BudgetNumbersRequest = class {} as new () => Partial<BudgetNumbers>;

const declare = (names: readonly string[], field: PropertyDecorator): void =>
  names.forEach((name) => field(BudgetNumbersRequest.prototype as object, name));

declare(
  moneyFields,
  Amount({
    clearable: true,
    min: 0,
    example: 43000,
    description: 'Target amount, inventory cap or bonus threshold, with at most 2 decimals.',
  }),
);
declare(
  percentageFields,
  FiniteNumber({
    clearable: true,
    min: 0,
    max: 100,
    example: 8.25,
    description: 'Percentage with at most 4 decimals.',
  }),
);
declare(countFields, Integer({ clearable: true, min: 0, example: 40, description: 'Target count.' }));
// Clients can PUT the response of a GET unchanged (R41).
declare(
  months.map(weekField),
  ReadOnlyField(
    { type: Number },
    { description: 'Read-only. Derived from the target of the month; ignored in requests.' },
  ),
);
declare(
  ['id', 'createdAt', 'updatedAt'],
  ReadOnlyField({ type: String }, { description: 'Read-only. Ignored in requests.' }),
);

/** Query of the list of budgets (§4.6). */
export class LocationBudgetsQuery {
  @PageParam() page!: number;
  @LimitParam({ default: 25 }) limit!: number;
  @OrderParam() order!: 'asc' | 'desc';
  @NumberParam({ description: 'Filters by calendar year.' }) year?: number;
  @IdParam({ description: 'Filters by location.' }) locationId?: Id;
}

/** A complete budget (§4.6). Omitted fields have no value. */
export class LocationBudgetRequest extends BudgetNumbersRequest {
  @IdField({ required: true, example: '65f0c0ffee0000000000b001' }) locationId!: Id;
  @Integer({
    required: true,
    min: 2000,
    max: 2100,
    example: 2026,
    description: 'Calendar year. A location has one budget per year.',
  })
  year!: number;
}
