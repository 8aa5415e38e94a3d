import { defineContext } from '@partner/kernel';

/** Launches of the 3D configurator. */
export const configuratorContext = defineContext({
  name: 'configurator',
  resources: {
    configurator_session: { events: [] },
  },
  errors: {
    conflict: {
      no_configurator: 'Your company has no configurator.',
    },
  },
  tables: {
    configurator_sessions: { sweptBy: 'configurator-sessions', travels: true },
  },
  texts: {
    configurator_sessions: {
      of: 'customer_id',
      as: 'configurator_session',
      scanned: true,
      personal: 'return_url',
    },
  },
  reads: {
    companies: ['companies'],
    customers: ['customers'],
    locations: ['locations', 'visible_locations'],
    sales: ['quotes'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    configurator: typeof configuratorContext;
  }
}
