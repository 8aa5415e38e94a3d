import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type OpenApiDocument, factsOfDocument } from './rules/document-facts.js';
import { factsOfTables } from './rules/endpoint-tables.js';
import { type Additions, differences } from './rules/same-contract.js';
import { root } from './workspace.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Facts of the OpenAPI document that are not in the tables of the specification. */
const additions: Additions = {
  'GET /configurator/launch/{token}: status default': 'the only successful response is a redirect',
  'GET /configurator/return/{sessionId}: status default': 'the only successful response is a redirect',
  'GET /document-downloads/{token}: header If-Range': 'an interrupted download can be resumed (R52)',
  'GET /document-downloads/{token}: header Range': 'an interrupted download can be resumed (R52)',
  'GET /partner/v1/agreements: query order': 'every list has it (W4)',
  'GET /partner/v1/documents: query order': 'every list has it (W4)',
  'GET /partner/v1/domains: query order': 'every list has it (W4)',
  'GET /partner/v1/location-budgets: query order': 'every list has it (W4)',
  'GET /partner/v1/locations/{id}/domains: query order': 'every list has it (W4)',
  'GET /partner/v1/orders/{id}/payments: query order': 'every list has it (W4)',
  'GET /partner/v1/payments: query order': 'every list has it (W4)',
  'GET /partner/v1/stock-templates: query order': 'every list has it (W4)',
  'GET /partner/v1/users: query order': 'every list has it (W4)',
};

/** Endpoints of the tables that the document omits. */
const undocumented: Readonly<Record<string, string>> = {
  'POST /processors/stripe/{companyId}/{connectionId}/events': 'the payment processor defines its requests (R46)',
};

describe('the endpoints of the OpenAPI document', () => {
  const all = factsOfTables(read('docs/specification.md'));
  const specified = new Set([...all].filter((fact) => !(fact.split(': ', 1)[0]! in undocumented)));
  const documented = factsOfDocument(JSON.parse(read('docs/openapi.json')) as OpenApiDocument);

  it('are found in the specification', () => {
    expect([...specified].filter((fact) => !fact.includes(': ')).length).toBeGreaterThan(70);
    for (const endpoint of Object.keys(undocumented)) expect([...all]).toContain(endpoint);
  });

  it('match §4 in scopes, parameters, fields, headers and statuses', () => {
    expect(differences(specified, documented, additions)).toEqual([]);
  });
});
