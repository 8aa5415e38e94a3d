import { type BudgetNumbers, countFields, moneyFields, months, percentageFields, weekField } from '@partner/budgets';
import { Amount, FiniteNumber, Integer, ReadOnlyField } from '@partner/http';

/** The numbers of a budget (§2.22), declared below by the lists of their names. */
export const BudgetNumbersRequest = class {} as new () => Partial<BudgetNumbers>;

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
