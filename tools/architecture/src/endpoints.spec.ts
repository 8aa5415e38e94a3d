import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type OpenApiDocument, factsOfDocument } from './rules/document-facts.js';
import { factsOfTables } from './rules/endpoint-tables.js';
import { type Additions, differences } from './rules/same-contract.js';
import { root } from './workspace.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** What the OpenAPI document has beyond the tables of the specification. */
const additions: Additions = {
  'GET /configurator/return/{sessionId}: status default': 'the only answer of success is a redirect',
  'GET /document-downloads/{token}: header If-Range': 'a download that broke off goes on where it was (R52)',
  'GET /document-downloads/{token}: header Range': 'a download that broke off goes on where it was (R52)',
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

/** What the tables name and the document leaves out. */
const undocumented: Readonly<Record<string, string>> = {
  'POST /processors/stripe/{connectionId}/events': "what comes there is the payment processor's to describe (R46)",
};

describe('the endpoints of the OpenAPI document', () => {
  const all = factsOfTables(read('docs/specification.md'));
  const specified = new Set([...all].filter((fact) => !(fact.split(': ', 1)[0]! in undocumented)));
  const documented = factsOfDocument(JSON.parse(read('docs/openapi.json')) as OpenApiDocument);

  it('are read at all', () => {
    expect([...specified].filter((fact) => !fact.includes(': ')).length).toBeGreaterThan(70);
    for (const endpoint of Object.keys(undocumented)) expect([...all]).toContain(endpoint);
  });

  it('are those of §4, with their scopes, parameters, fields, headers and statuses', () => {
    expect(differences(specified, documented, additions)).toEqual([]);
  });
});
