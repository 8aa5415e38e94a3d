export * from './application/create-location-budget/create-location-budget.js';
export { LocationBudgetQueries } from './application/ports/location-budgets.js';
export * from './application/put-location-budget/put-location-budget.js';
export * from './application/replace-location-budget/replace-location-budget.js';
export { BudgetsModule } from './budgets.module.js';
export type { BudgetNumbers } from './domain/location-budget/budget-fields.js';
export {
  countFields,
  moneyFields,
  months,
  percentageFields,
  weekField,
} from './domain/location-budget/budget-fields.js';
