import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { ofCompany, recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import { type SessionState, ConfiguratorSession } from '../domain/session/session.js';

/** A configurator session (§2.27). */
export const ConfiguratorSessionEntity = defineEntity({
  name: 'ConfiguratorSessionEntity',
  tableName: 'configurator_sessions',
  properties: {
    ...recordColumns(),
    customerId: p.character().length(24).$type<Id>().nullable(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    quoteId: p.character().length(24).$type<Id>().nullable(),
    workOrderId: p.character().length(24).$type<Id>().nullable(),
    returnUrl: p.text().nullable(),
    tokenHash: p.character().length(64),
    expiresAt: p.datetime(3),
    openedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: {
      configurator_sessions_by_token: 'unique (token_hash)',
      configurator_sessions_by_id: 'unique (id)',
      configurator_sessions_expiry: '(company_id, expires_at)',
    },
    references: {
      customer_id: 'customers',
      location_id: 'locations',
      quote_id: 'quotes',
      work_order_id: 'work_orders',
    },
  }),
});
export const configuratorSessionTable = recordTable<SessionState, typeof ConfiguratorSessionEntity>(
  ConfiguratorSessionEntity,
  true,
  {
    secret: ['tokenHash'],
  },
);

export const DatabaseConfiguratorSessions = repositoryOf({
  table: configuratorSessionTable,
  name: 'configurator session',
  fromState: (state) => new ConfiguratorSession(state, true),
});
