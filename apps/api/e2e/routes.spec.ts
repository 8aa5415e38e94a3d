import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PutDocument, UploadFile } from '@partner/documents';
import type { Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutAgreement } from '@partner/partners';
import { PutWorkOrder } from '@partner/work-orders';
import { Readable } from 'node:stream';
import { callFrom } from './support/call-from.js';
import { TestApi, type TestCompany } from './support/test-api.js';

interface Document {
  readonly paths: Record<string, Record<string, { readonly security?: Record<string, string[]>[] }>>;
}

/** Paths that need no credential. */
const open = new Set(['/oauth/token', '/document-downloads/{token}']);

describe('every route', () => {
  let api: TestApi;
  let company: TestCompany;
  let stranger: TestCompany;
  let routes: { method: string; path: string; scope: string | undefined }[];
  /** An existing record of the company for each resource. */
  const records: Record<string, string> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    company = await api.company();
    stranger = await api.company('Strangers');
    const description = (await (await fetch(`${api.url}/openapi.json`)).json()) as Document;
    routes = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { security = [] }]) => ({
        method: method.toUpperCase(),
        path,
        scope: security.flatMap((one) => Object.values(one).flat())[0],
      })),
    );
    const lot: Id = await api.application.get(PutLocation).execute(company.portal, { name: 'Lot', address: '1' });
    const lead = await company.post<{ id: string }>('leads', { locationId: lot, customer: { email: 'a@example.com' } });
    const customers = await company.get<{ data: { id: string }[] }>('customers');
    const product = await company.post<{ id: string }>('products', { name: 'Shed' });
    Object.assign(records, { products: product.body.id });
    const template = { workOrderType: 'template', template: { templateName: 'Barn', published: true } } as const;
    Object.assign(records, {
      'stock-templates': await api.application.get(PutWorkOrder).execute(company.portal, template),
    });
    const workOrderId = await api.application.get(PutWorkOrder).execute(company.portal, { workOrderType: 'lot-stock' });
    const quote = await company.post<{ id: string }>('quotes', { workOrderId, customer: { email: 'a@example.com' } });
    Object.assign(records, { quotes: quote.body.id, 'work-orders': workOrderId });
    const order = await company.post<{ id: string }>('orders', {
      locationId: lot,
      productId: product.body.id,
      customer: { email: 'a@example.com' },
    });
    const payment = await company.post<{ id: string }>(`orders/${order.body.id}/payments`, {
      method: 'cash',
      amount: 5,
    });
    Object.assign(records, { orders: order.body.id, payments: payment.body.id });
    const content = Buffer.from('content');
    const file = await api.application
      .get(UploadFile, { strict: false })
      .execute(company.id, { sizeBytes: content.length, open: () => Readable.from([content]) });
    const document = { entityType: 'order', entityId: order.body.id as Id, fileName: 'a.pdf', file } as const;
    Object.assign(records, {
      documents: await api.application.get(PutDocument, { strict: false }).execute(company.portal, document),
    });
    const parties = { from: { companyId: company.id }, to: { companyId: 'rent-well', name: 'Rent Well' } };
    Object.assign(records, {
      agreements: await api.application
        .get(PutAgreement)
        .execute(company.portal, { direction: 'DMAN_RTO', ...parties }),
    });
    const events = await company.get<{ data: { id: string }[] }>('events?limit=1');
    Object.assign(records, { events: events.body.data[0]?.id });
    const budget = await company.post<{ id: string }>('location-budgets', { locationId: lot, year: 2026 });
    const roles = await company.get<{ data: { id: string }[] }>('roles');
    const user = await company.post<{ id: string }>('users', {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.com',
      roleId: roles.body.data[0]?.id,
    });
    Object.assign(records, { 'location-budgets': budget.body.id, users: user.body.id });
    Object.assign(records, { locations: lot, leads: lead.body.id, customers: customers.body.data[0]?.id });
  });

  afterAll(() => api.stop());

  const resource = (path: string): string => path.split('/')[3] ?? '';
  const concrete = (path: string): string =>
    path
      .replace('{id}', records[resource(path)] ?? '0'.repeat(24))
      .replace('{lineId}', 'a-line')
      .replace('{state}', 'MO');
  const call = (method: string, path: string, key?: string) =>
    api.call(method, concrete(path), method === 'GET' ? undefined : {}, { key });

  it('is in the document the server itself routes', () => {
    expect(routes.length).toBeGreaterThan(15);
    for (const { path } of routes) expect(open.has(path) || path.startsWith('/partner/v1/')).toBe(true);
  });

  it('answers 401 without a credential, and says how to bring one (W10)', async () => {
    const closed = routes.filter((route) => !open.has(route.path));
    for (const [index, { method, path }] of closed.entries()) {
      // There are more routes than failures that one address has at once (A6).
      const answer = await callFrom(`127.0.0.${2 + (index % 8)}`, method, api.url + concrete(path));
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        401,
        { error: 'invalid or expired credential' },
      ]);
      expect(answer.challenge).toMatch(/^Bearer/);
    }
  });

  it('answers 403 without its scope, before anything about the body or the record (W9)', async () => {
    for (const { method, path, scope } of routes.filter((route) => route.scope !== undefined)) {
      const others = [...new Set(routes.map((route) => route.scope))].filter(
        (one) => one !== undefined && one !== scope,
      );
      const key = await company.newKey(others.join(','));
      const answer = await call(method, path, key);
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        403,
        { error: 'credential is not authorized for this scope' },
      ]);
    }
  });

  it("answers 404 for another company's ids (§1.2)", async () => {
    const bodies: Record<string, object> = {
      'POST /partner/v1/leads/{id}/status': { status: 'Lost' },
      'POST /partner/v1/quotes/{id}/status': { status: 'Lost' },
      'POST /partner/v1/quotes/{id}/line-items': { productId: records['products'] },
      'POST /partner/v1/orders/{id}/payments': { method: 'cash', amount: 5 },
      'POST /partner/v1/orders/{id}/payment-links': { amount: 5 },
      'POST /partner/v1/orders/{id}/status': { status: 'On hold' },
      'POST /partner/v1/orders/{id}/line-items': { productId: records['products'] },
      'POST /partner/v1/work-orders/{id}/status': { status: 'Delivered' },
      'POST /partner/v1/products/{id}/sizes': { width: 8, length: 10, price: 2000 },
      'PUT /partner/v1/location-budgets/{id}': { locationId: records['locations'], year: 2026 },
      'POST /partner/v1/customers/{id}/merge': {
        survivorId: records['customers']?.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      },
    };
    const walked = routes.filter(({ path }) => path.includes('{') && !open.has(path));
    for (const { method, path } of walked) {
      expect([path, records[resource(path)]]).toEqual([path, expect.any(String)]);
      const body = method === 'GET' ? undefined : (bodies[`${method} ${path}`] ?? {});
      const answer = await api.call(method, concrete(path), body, { key: stranger.key });
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    expect(walked.length).toBeGreaterThan(8);
  });
});
