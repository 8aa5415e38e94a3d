import { defineContext } from '@partner/kernel';

export const requestLogContext = defineContext({
  name: 'request-log',
  resources: {},
  sweepGroups: ['retention'],
  partitionedTables: { deprecated_uses: 'week', request_bodies: 'day', request_counts: 'week', request_log: 'day' },
  tables: {
    deprecated_uses: { sweptBy: 'request-log-retention', travels: true },
    request_bodies: { sweptBy: 'request-log-retention', travels: true },
    request_counts: { sweptBy: 'request-log-retention', travels: true },
    request_log: { sweptBy: 'request-log-retention', travels: true },
  },
  texts: {
    deprecated_uses: { other: 'route kind name' },
    request_bodies: { personal: 'request response' },
    request_counts: { other: 'route_class status_class' },
    request_log: {
      personal: 'url error_message',
      other: 'request_id method route route_class error_code error_field agent tool address',
    },
  },
  reads: {
    companies: ['request_body_keepers'],
    customers: ['customers'],
    schema: ['erased_records', 'moving_companies'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    'request-log': typeof requestLogContext;
  }
}
