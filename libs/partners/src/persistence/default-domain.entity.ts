import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Default domain of a location (R40). */
export const DefaultDomainEntity = defineEntity({
  name: 'DefaultDomainEntity',
  tableName: 'default_domains',
  properties: {
    companyId: p.character().length(24).primary(),
    locationId: p.character().length(24).primary(),
    domainId: p.character().length(24),
  },
  ...ofCompany({ indexes: { default_domains_of: '(company_id, domain_id)' }, references: { domain_id: 'domains' } }),
});
