import {
  type BudgetNumbers,
  countFields,
  moneyFields,
  months,
  percentageFields,
  PutLocationBudget,
  weekField,
} from '@partner/budgets';
import { Amount, IdField, Instant, Integer, ReadOnlyField } from '@partner/http';
import type { Id } from '@partner/kernel';
import { put } from './handler.js';

/** A location budget (§2.22); its numbers are declared below by the lists of their names. */
class LocationBudgetLine {
  @IdField() id?: Id;
  @IdField() locationId?: Id;
  @Integer() year?: number;
  @Instant() createdAt?: Date;
}
interface LocationBudgetLine extends Partial<BudgetNumbers> {}

const declare = (names: readonly string[], field: PropertyDecorator): void =>
  names.forEach((name) => field(LocationBudgetLine.prototype, name));

declare(moneyFields, Amount({ clearable: true }));
declare(percentageFields, Amount({ clearable: true }));
declare(countFields, Integer({ clearable: true }));
declare(months.map(weekField), ReadOnlyField({ type: Number }));

export const putLocationBudget = put({
  line: LocationBudgetLine,
  table: 'location_budgets',
  useCase: PutLocationBudget,
});
