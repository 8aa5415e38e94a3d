import { defineContext } from '@partner/kernel';

export const budgetsContext = defineContext({
  name: 'budgets',
  resources: {
    location_budget: { events: [] },
  },
  errors: {
    conflict: {
      budget_exists: 'The location already has a budget for this year.',
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
