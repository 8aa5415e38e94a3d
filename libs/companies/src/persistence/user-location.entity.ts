import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Location of a user (R35). */
export const UserLocationEntity = defineEntity({
  name: 'UserLocationEntity',
  tableName: 'user_locations',
  properties: {
    companyId: p.character().length(24).primary(),
    userId: p.character().length(24).primary(),
    locationId: p.character().length(24).primary(),
    position: p.integer(),
  },
  ...ofCompany({
    indexes: { user_locations_of: '(company_id, location_id, user_id)' },
    references: {
      location_id: 'locations deferrable initially deferred',
      user_id: 'users deferrable initially deferred',
    },
  }),
});
