import { defineEntity, p } from '@mikro-orm/core';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { LocationState } from '../domain/location/location.js';
import type { StoreHours } from '../domain/location/store-hours.js';
import sql from 'sql-template-tag';

export const LocationEntity = defineEntity({
  name: 'LocationEntity',
  tableName: 'locations',
  properties: {
    ...recordColumns(),
    name: p.text(),
    slug: p.text(),
    code: p.text().nullable(),
    address: p.text().nullable(),
    city: p.text().nullable(),
    state: p.text().nullable(),
    zipCode: p.text().nullable(),
    phone: p.text().nullable(),
    contactPerson: p.text().nullable(),
    contactEmail: p.text().nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    active: p.boolean(),
    salesLot: p.boolean(),
    plant: p.boolean(),
    region: p.text().nullable(),
    storeHours: p.json<StoreHours>().columnType('json').nullable(),
    hideFromPartnerApi: p.boolean(),
    ignoreOnLedger: p.boolean(),
    leadRouting: p.boolean(),
    searchText: p.text().hidden(),
  },
  ...ofCompany({
    indexes: {
      locations_slug: 'unique (company_id, slug)',
      locations_created: '(company_id, created_at, id)',
      locations_search: 'using gin (company_id, search_text gin_trgm_ops)',
      locations_hidden: '(company_id, id) where hide_from_partner_api',
      locations_code: 'unique (company_id, fold_case(code))',
    },
  }),
});
export const locationTable = recordTable<LocationState, typeof LocationEntity>(LocationEntity, true);

conflictOn('locations_code', 'location_code_taken', 'another location has this code', {
  field: 'code',
  area: 'locations',
  find: (company, { code }) => sql`select id from locations
    where company_id = ${company} and fold_case(code) = fold_case(${code}) and not hide_from_partner_api`,
});
conflictOn('locations_slug', 'slug_taken', 'another location has this slug');
conflictOn('locations_pkey', 'id_taken', 'this id is taken');
