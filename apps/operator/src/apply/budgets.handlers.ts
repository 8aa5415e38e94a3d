import { DeleteLocationBudget } from '@partner/budgets';
import type { ContextHandlers } from './context-handlers.js';
import { putLocationBudget } from './location-budget.js';

export const budgetsHandlers: ContextHandlers = {
  puts: { 'location-budget': putLocationBudget },
  deletes: { 'location-budget': DeleteLocationBudget },
};
