import { defineContext } from '@partner/kernel';

/** What leaves the house besides webhooks. */
export const notificationsContext = defineContext({
  name: 'notifications',
  resources: {
    crm_connection: { events: [] },
  },
  errors: {
    conflict: {
      crm_connected: 'The company has a CRM connection already.',
    },
  },
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    notifications: typeof notificationsContext;
  }
}
