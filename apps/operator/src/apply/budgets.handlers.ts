import {
  DeleteLocationBudget,
  type BudgetNumbers,
  countFields,
  moneyFields,
  months,
  percentageFields,
  PutLocationBudget,
  weekField,
} from '@partner/budgets';
import { Amount, FiniteNumber, IdField, Instant, Integer, ReadOnlyField } from '@partner/http';
import type { Id } from '@partner/kernel';
import { put, type ContextHandlers } from './handler.js';

/** Numeric fields of a budget (§2.22), declared below from the lists of their names. */
const BudgetNumbersLine = class {} as new () => Partial<BudgetNumbers>;

const declare = (names: readonly string[], field: PropertyDecorator): void =>
  names.forEach((name) => field(BudgetNumbersLine.prototype as object, name));

declare(moneyFields, Amount({ clearable: true }));
declare(percentageFields, FiniteNumber({ clearable: true }));
declare(countFields, Integer({ clearable: true }));
declare(months.map(weekField), ReadOnlyField({ type: Number }));

/** A location budget (§2.22). */
class LocationBudgetLine extends BudgetNumbersLine {
  @IdField() id?: Id;
  @IdField() locationId?: Id;
  @Integer() year?: number;
  @Instant() createdAt?: Date;
}

export const budgetsHandlers: ContextHandlers = {
  puts: {
    'location-budget': put({
      line: LocationBudgetLine,
      needs: ['locationId', 'year'],
      table: 'location_budgets',
      useCase: PutLocationBudget,
    }),
  },
  deletes: { 'location-budget': DeleteLocationBudget },
};
