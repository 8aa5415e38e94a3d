import { defineContext } from '@partner/kernel';

/** Actions of visitors on websites and in the configurator. They are not records and change none. */
export const siteEventsContext = defineContext({
  name: 'site-events',
  resources: {},
  sweepGroups: ['retention'],
  partitionedTables: { site_events: 'week' },
  tables: {
    site_events: { sweptBy: 'site-event-retention', travels: true },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'site-events': typeof siteEventsContext;
  }
}
