export {
  CreateLocationBudget,
  type CreateLocationBudgetCommand,
} from './application/create-location-budget/create-location-budget.js';
export { type LocationBudgetCriteria, LocationBudgetQueries } from './application/ports/location-budgets.js';
export {
  DeleteLocationBudget,
  PutLocationBudget,
  type PutLocationBudgetCommand,
} from './application/put-location-budget/put-location-budget.js';
export {
  ReplaceLocationBudget,
  type ReplaceLocationBudgetCommand,
} from './application/replace-location-budget/replace-location-budget.js';
export { BudgetsModule } from './budgets.module.js';
export {
  type BudgetNumbers,
  countFields,
  moneyFields,
  months,
  percentageFields,
  weekField,
} from './domain/location-budget/budget-fields.js';
