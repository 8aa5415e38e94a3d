import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Logged request (R100). */
export const RequestLogEntity = defineEntity({
  name: 'RequestLogEntity',
  tableName: 'request_log',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    at: p.datetime(3),
    credentialId: p.character().length(24),
    requestId: p.text(),
    method: p.text(),
    route: p.text(),
    routeClass: p.text(),
    status: p.smallint(),
    durationMs: p.float(),
    errorCode: p.text().nullable(),
    sampleRate: p.smallint(),
    url: p.text().nullable(),
    agent: p.text().nullable(),
    tool: p.text().nullable(),
    address: p.text().nullable(),
    bytes: p.bigint().nullable(),
    errorMessage: p.text().nullable(),
    errorField: p.text().nullable(),
  },
  ...ofCompany({
    indexes: {
      request_log_by_request: '(company_id, request_id, id)',
      request_log_of_credential: '(company_id, credential_id, id)',
      request_log_failed: '(company_id, id) where status >= 400',
    },
  }),
});

/** Bodies of a logged request. */
export const RequestBodyEntity = defineEntity({
  name: 'RequestBodyEntity',
  tableName: 'request_bodies',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    request: p.text().nullable(),
    response: p.text().nullable(),
  },
  ...ofCompany(),
});

/** Number of requests of an hour, which is stored as its first id. */
export const RequestCountEntity = defineEntity({
  name: 'RequestCountEntity',
  tableName: 'request_counts',
  properties: {
    companyId: p.character().length(24).primary(),
    credentialId: p.character().length(24).primary(),
    hourId: p.character().length(24).primary(),
    routeClass: p.text().primary(),
    statusClass: p.text().primary(),
    requests: p.bigint(),
    durationMs: p.double(),
  },
  ...ofCompany(),
});

/** Number of uses of a deprecated element on a day, which is stored as its first id. */
export const DeprecatedUseEntity = defineEntity({
  name: 'DeprecatedUseEntity',
  tableName: 'deprecated_uses',
  properties: {
    companyId: p.character().length(24).primary(),
    credentialId: p.character().length(24).primary(),
    dayId: p.character().length(24).primary(),
    route: p.text().primary(),
    kind: p.text().primary(),
    name: p.text().primary(),
    uses: p.bigint(),
  },
  ...ofCompany(),
});
