import { defineContext } from '@partner/kernel';

/** Bounded context of outgoing notifications other than webhooks. */
export const notificationsContext = defineContext({
  name: 'notifications',
  resources: {
    crm_connection: { events: [] },
  },
  errors: {
    conflict: {
      crm_connected: 'The company already has a CRM connection.',
    },
    limited: {
      too_many_invitations:
        'The company has mailed as many invitations today as it may. Send the request again after `Retry-After` ' +
        'seconds, or create the user with `"invite": false`.',
    },
  },
  sealedColumns: [
    {
      table: 'crm_connections',
      key: { company_id: 'char(24)', id: 'char(24)' },
      column: 'access_token',
      owner: 'CRM of company {company_id}',
    },
    {
      table: 'alert_settings',
      key: { company_id: 'char(24)' },
      column: 'webhook_secret',
      owner: 'alerts of company {company_id}',
    },
    {
      table: 'outbox_jobs',
      key: { company_id: 'char(24)', id: 'char(24)' },
      column: 'payload',
      member: 'sealedToken',
      owner: 'invitation of company {company_id}',
    },
  ],
  tables: {
    alert_addresses: 'bounded',
    alert_settings: 'bounded',
    alerts: 'bounded',
    crm_connections: 'bounded',
    invitation_counts: 'bounded',
  },
  texts: {
    alert_addresses: { other: 'email token_hash' },
    alert_settings: { other: 'emails webhook_url webhook_secret' },
    alerts: { other: 'kind name' },
    crm_connections: { other: 'provider access_token base_url' },
  },
  sweepGroups: ['alerts'],
  reads: {
    access: ['credentials'],
    companies: ['users'],
    events: ['webhook_subscriptions'],
    'request-log': ['request_counts'],
    schema: ['moving_companies'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    notifications: typeof notificationsContext;
  }
}
