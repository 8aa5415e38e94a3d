import { defineContext } from '@partner/kernel';

/** What visitors of websites and of the configurator do, as it is told by them: no records, and no changes of any. */
export const siteEventsContext = defineContext({
  name: 'site-events',
  resources: {},
  sweepGroups: ['retention'],
  partitionedTables: { site_events: 'week' },
  tables: {
    site_events: { sweptBy: 'site-event-retention' },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'site-events': typeof siteEventsContext;
  }
}
