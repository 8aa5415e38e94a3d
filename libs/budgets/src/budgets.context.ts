import { defineContext } from '@partner/kernel';

/** What locations are to achieve in a year. */
export const budgetsContext = defineContext({
  name: 'budgets',
  resources: {
    location_budget: { events: [] },
  },
  errors: {
    conflict: {
      budget_exists: 'The location has a budget for this year already.',
    },
  },
  tables: {
    location_budgets: 'bounded',
  },
  reads: {
    locations: ['visible_locations'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    budgets: typeof budgetsContext;
  }
}
