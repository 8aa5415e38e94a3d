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
  texts: {
    site_events: {
      of: 'session_id',
      naming: 'page payload details',
      personal: 'visitor_id page payload step menu_item quote_id config_id client details',
      other: 'event_type session_id source site_host product_id product_name',
    },
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'site-events': typeof siteEventsContext;
  }
}
