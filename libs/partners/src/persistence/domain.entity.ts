import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { DomainState } from '../domain/domain/domain.js';
import type { DomainLocation } from '../domain/domain/domain-location.js';

export const DomainEntity = defineEntity({
  name: 'DomainEntity',
  tableName: 'domains',
  properties: {
    ...recordColumns(),
    integrationId: p.text(),
    subdomain: p.text(),
    apexDomain: p.text(),
    verified: p.boolean(),
    locations: p.json<readonly DomainLocation[]>().columnType('json'),
    deletedAt: p.datetime(3).nullable(),
  },
  ...ofCompany({ indexes: { domains_host: 'unique (subdomain, apex_domain) where deleted_at is null' } }),
});
export const domainTable = recordTable<DomainState, typeof DomainEntity>(DomainEntity, true);

conflictOn('domains_pkey', 'id_taken', 'this id is taken');
conflictOn('domains_host', 'domain_taken', 'this subdomain of the apex domain is taken');
conflictOn('default_domains_pkey', 'default_domain_taken', 'a location of it has another domain as its default');
