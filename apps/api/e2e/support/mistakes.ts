import { expect } from '@jest/globals';
import { errorCauses } from '@partner/http';
import type { Id } from '@partner/kernel';
import { type FieldMistakeContext, fieldMistakes, hex, type Mistake } from './field-mistakes.js';

/** Credentials and records that the mistakes are about. */
export interface MistakeContext extends FieldMistakeContext {
  readonly keys: Readonly<
    Record<'all' | 'wrongSecret' | 'unknownId' | 'revoked' | 'readsLeads' | 'clientSecret', string>
  >;
  readonly expiredToken: string;
  readonly lead: { readonly id: Id; readonly version: number };
}

const leads = '/partner/v1/leads';
const invalidCredential = 'invalid or expired credential';

/** Lists the mistakes. Mistakes of one kind stand together. */
export function mistakesOf({ keys, expiredToken, lead, ...records }: MistakeContext): readonly Mistake[] {
  const { order, location } = records;
  const item = `${leads}/${lead.id}`;
  const createLead = { method: 'POST', path: leads, status: 400 } as const;
  const unauthorized = (
    group: string,
    cause: keyof typeof errorCauses.invalid_credential,
    more: Partial<Mistake> = {},
  ): Mistake => ({
    group,
    ...{ method: 'GET', path: leads, key: null, status: 401, ...more },
    help: { error: invalidCredential, code: 'invalid_credential', reason: errorCauses.invalid_credential[cause] },
  });
  const token = (text: string): Partial<Mistake> => ({ headers: { authorization: `Bearer ${text}` } });
  const correctedPath = (path: string, suggestion: string): Mistake => ({
    ...{ group: 'address of a route', method: 'GET', path, status: 404 },
    help: { error: 'not found', code: 'route_not_found', suggestion },
  });
  const correctedMethod = (method: string, path: string, allowed: readonly string[], suggestion: string): Mistake => ({
    ...{ group: 'method of a route', method, path, status: 405, body: {} },
    help: { error: 'method not allowed', code: 'method_not_allowed', allowed, suggestion },
  });
  const ignored = (group: string, path: string, warning: string): Mistake => ({
    ...{ group, method: 'GET', path: `/partner/v1/${path}`, status: 200, warning },
  });
  const parameter = (query: string, help: object): Mistake => ({
    ...{ group: 'value of a parameter', method: 'GET', path: `${leads}?${query}`, status: 400 },
    help: { code: 'invalid_field', ...help },
  });
  const broken = (body: string, place: string): Mistake => ({
    ...{ ...createLead, group: 'broken JSON', body },
    help: { error: 'the body is not valid JSON', code: 'invalid_body', reason: `Correct the JSON at ${place}.` },
  });
  const move = (status: string, help: object, code: number): Mistake => ({
    ...{ group: 'status change', method: 'POST', path: `${item}/status`, body: { status }, status: code },
    help: { field: 'status', ...help },
  });

  return [
    unauthorized('no credential', 'no_authorization'),
    unauthorized('key without Bearer', 'not_bearer', { headers: { authorization: keys.all } }),
    unauthorized('key as Basic', 'basic', { headers: { authorization: `Basic ${btoa(`${keys.all}:`)}` } }),
    unauthorized('key in X-Api-Key', 'x_api_key', { headers: { 'x-api-key': keys.all } }),
    unauthorized('key of production', 'live_key_in_sandbox', token(keys.all.replace('pk_test', 'pk_live'))),
    unauthorized('truncated key', 'truncated', token(keys.all.slice(0, 40))),
    unauthorized('no API key', 'malformed', token('YOUR_KEY')),
    unauthorized('no API key', 'client_secret', token(keys.clientSecret)),
    unauthorized('unknown key', 'unknown', token(keys.wrongSecret)),
    unauthorized('unknown key', 'unknown', token(keys.unknownId)),
    unauthorized('revoked key', 'revoked', token(keys.revoked)),
    unauthorized('expired token', 'expired', token(expiredToken)),
    {
      ...{ ...createLead, group: 'missing scope', key: keys.readsLeads, body: {}, status: 403 },
      help: {
        error: 'credential is not authorized for this scope',
        code: 'missing_scope',
        requiredScope: 'partner-api.leads.write',
      },
    },
    correctedPath('/v1/leads', leads),
    correctedPath('/lead', leads),
    correctedPath(`${leads}/`, leads),
    correctedPath(`/partner/v1/lead/${lead.id}`, item),
    correctedPath('/partner/v1/work_orders', '/partner/v1/work-orders'),
    correctedPath('/partner/v1/webhooks', '/partner/v1/webhook-deliveries'),
    correctedPath('/v1/inventory', '/partner/v1/lot-stock'),
    correctedMethod('PUT', leads, ['GET', 'HEAD', 'POST'], `POST ${leads}`),
    correctedMethod('PUT', item, ['GET', 'HEAD', 'PATCH'], `PATCH ${item}`),
    correctedMethod('PATCH', `${item}/status`, ['POST'], `POST ${item}/status`),
    ignored(
      'misspelled parameter',
      'leads?stauts=Open',
      'parameter "stauts" is unknown and was ignored, did you mean "status"?',
    ),
    ignored(
      'misspelled parameter',
      'orders?created_from=2026-01-01',
      'parameter "created_from" is unknown and was ignored, did you mean "createdFrom"?',
    ),
    ignored(
      'misspelled parameter',
      `leads/${lead.id}?expand=customer`,
      'parameter "expand" is unknown and was ignored',
    ),
    ignored('unknown value of a filter', 'leads?status=opne', 'status "opne" is not known, did you mean "Open"?'),
    ignored(
      'unknown value of a filter',
      'events?types=leads.created',
      'types "leads.created" is not known, did you mean "lead.created"?',
    ),
    ignored(
      'unknown value of a filter',
      'lot-stock?purchaseType=lotstok',
      'purchaseType "lotstok" is not known, did you mean "Lot Stock"?',
    ),
    ignored(
      'unknown value of a filter',
      'orders?paymentType=rtoo',
      'paymentType "rtoo" is not known, did you mean "rto"?',
    ),
    ignored(
      'unknown value of a filter',
      'webhook-deliveries?eventType=pong',
      'eventType "pong" is not known, did you mean "ping"?',
    ),
    ignored('limit above the maximum', 'leads?limit=500', 'limit "500" counts as 100'),
    ignored(
      'reversed range',
      'orders?createdFrom=2026-05-01&createdTo=2026-04-30',
      'createdFrom is after createdTo, so nothing matches',
    ),
    parameter('sort=created_at', {
      field: 'sort',
      suggestion: 'createdAt',
      allowed: expect.arrayContaining(['createdAt']),
    }),
    parameter('order=descending', { field: 'order', allowed: ['asc', 'desc'] }),
    parameter('page=0&limit=x', { field: 'page', errors: [{ field: 'page' }, { field: 'limit' }] }),
    {
      ...{ group: 'malformed id', method: 'GET', path: `${leads}/123`, status: 404 },
      help: {
        ...{ error: 'not found', code: 'not_found', field: 'id' },
        reason: expect.stringContaining('24 hexadecimal characters'),
      },
    },
    {
      ...{ group: 'malformed id', method: 'GET', path: `${leads}/${lead.id.toUpperCase()}`, status: 404 },
      help: { code: 'not_found', field: 'id', reason: errorCauses.not_found.malformed_id, suggestion: lead.id },
    },
    broken('{"locationId": "x"', 'line 1, column 19'),
    broken('{\n  "customer": {\n    "name": "Ada",\n  }\n}', 'line 4, column 3'),
    broken("{'customer': {}}", 'line 1, column 2'),
    {
      ...{ ...createLead, group: 'snake case', body: { location_id: location, customer: { name: 'Ada' } } },
      help: {
        ...{ code: 'unknown_field', field: 'location_id', suggestion: 'locationId' },
        errors: [{ field: 'location_id' }, { field: 'locationId', code: 'missing_field' }],
        allowedFields: expect.arrayContaining(['locationId']),
      },
    },
    {
      ...{ ...createLead, group: 'wrong type', body: { locationId: location, customer: { phone: 5550100 } } },
      help: { code: 'invalid_field', field: 'customer.phone', suggestion: '"5550100"' },
    },
    {
      ...{ ...createLead, group: 'wrong type', path: `/partner/v1/orders/${order}/payments` },
      body: { method: 'cash', amount: '500' },
      help: { code: 'invalid_field', field: 'amount', suggestion: '500' },
    },
    {
      ...{ ...createLead, group: 'value of an enum' },
      body: { locationId: location, customer: { name: 'Ada' }, salesSource: 'website' },
      help: { field: 'salesSource', suggestion: 'Website', allowed: expect.arrayContaining(['Website', 'Referral']) },
    },
    {
      ...{ ...createLead, group: 'several errors' },
      body: {
        locationId: '17',
        customer: { emial: 'ada@example.com', phone: 1 },
        salesSource: 'web site',
        color: 'red',
      },
      help: {
        ...{ code: 'unknown_field', field: 'color' },
        errors: [
          { field: 'color' },
          { field: 'customer.emial', suggestion: 'email' },
          { field: 'salesSource', suggestion: 'Website' },
          { field: 'locationId' },
          { field: 'customer.phone' },
        ],
      },
    },
    {
      ...{ ...createLead, group: 'payment by card', path: `/partner/v1/orders/${order}/payments` },
      body: { method: 'chek', amount: 500 },
      help: { field: 'method', suggestion: 'check', allowed: ['cash', 'check', 'financed', 'manual'] },
    },
    ...['card', 'ach'].map((method) => ({
      ...{ ...createLead, group: 'payment by card', path: `/partner/v1/orders/${order}/payments` },
      body: { method, amount: 500 },
      help: {
        ...{ code: 'invalid_field', field: 'method', allowed: ['cash', 'check', 'financed', 'manual'] },
        reason: expect.stringMatching(/payment processor.*\/payment-links/),
      },
    })),
    move('Open', { code: 'status_change_not_allowed', allowed: ['Lost', 'Retired'] }, 409),
    move('Processed', { code: 'status_change_not_allowed', allowed: ['Lost', 'Retired'] }, 409),
    move('lots', { code: 'unknown_status', suggestion: 'Lost', allowed: ['Open', 'Lost', 'Retired'] }, 400),
    {
      ...{ group: 'status by PATCH', method: 'PATCH', path: item, body: { status: 'Lost' }, status: 400 },
      help: { code: 'unknown_field', field: 'status', suggestion: `POST ${leads}/{id}/status` },
    },
    ...['yesterday', hex].map((cursor) => ({
      ...{ group: 'bad cursor', method: 'GET', path: `/partner/v1/events?cursor=${cursor}`, status: 400 },
      help: { field: 'cursor', reason: expect.stringContaining('nextCursor') },
    })),
    {
      ...{ ...createLead, group: 'bad idempotency key', headers: { 'idempotency-key': '' }, body: {} },
      help: { code: 'invalid_header', field: 'Idempotency-Key' },
    },
    {
      ...{ ...createLead, group: 'bad idempotency key', headers: { 'idempotency-key': 'used before' }, status: 422 },
      body: { locationId: location, customer: { name: 'Another' } },
      help: { code: 'idempotency_key_reused', field: 'Idempotency-Key', reason: expect.any(String) },
    },
    {
      ...{ group: 'stale version', method: 'PATCH', path: item, headers: { 'if-match': '"999"' }, status: 409 },
      body: { salesSource: 'Website' },
      help: {
        ...{ code: 'version_mismatch', field: 'If-Match', allowed: [`"${lead.version}"`] },
        reason: expect.stringContaining(`If-Match: "${lead.version}"`),
      },
    },
    {
      ...{ group: 'stale version', method: 'PATCH', path: item, headers: { 'if-match': 'v3' }, status: 400 },
      body: { salesSource: 'Website' },
      help: { code: 'invalid_header', field: 'If-Match', reason: expect.stringContaining('ETag') },
    },
    {
      ...{ ...createLead, group: 'content type', headers: { 'content-type': 'text/plain' }, status: 415, body: '{}' },
      help: { code: 'unsupported_content_type', field: 'Content-Type', suggestion: 'application/json' },
    },
    ...fieldMistakes(records),
  ];
}
