import { defineContext } from '@partner/kernel';

/** What leaves the house besides webhooks. */
export const notificationsContext = defineContext({
  name: 'notifications',
  resources: {
    crm_connection: { events: [] },
  },
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    notifications: typeof notificationsContext;
  }
}
