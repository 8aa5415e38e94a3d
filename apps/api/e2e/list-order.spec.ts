import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PutDocument, type PutDocumentCommand, UploadFile } from '@partner/documents';
import { PutAgreement } from '@partner/partners';
import { DemoCompany } from './support/demo-company.js';
import type { Operation } from './support/openapi-document.js';

/** Lists with fewer than two items in the demo company, with the reason. */
const short: Readonly<Record<string, string>> = {
  listWebhookDeliveries: 'deliveries need a receiver, as in webhooks.spec.ts',
};

/** Lists that are ascending by default (R40). */
const ascending = ['listDomains', 'listLocationDomains'];

/** Adds a second item to lists with one in the demo company. */
async function addSeconds(demo: DemoCompany): Promise<void> {
  const { company } = demo;
  const { application } = demo.api;
  await application.get(PutAgreement).execute(company.portal, {
    direction: 'DMAN_RTO',
    status: 'pending',
    from: { companyId: company.id },
    to: { companyId: 'outside-2', companyType: 'RTO', name: 'Second Rent to Own' },
  });
  const file = await application
    .get(UploadFile, { strict: false })
    .execute(company.id, { sizeBytes: 1, open: () => Readable.from(['2']) });
  const owner = Object.fromEntries(await demo.requiredQuery('/partner/v1/documents'));
  const command = { ...owner, fileName: 'second.pdf', file } as PutDocumentCommand;
  await application.get(PutDocument, { strict: false }).execute(company.portal, command);
  const [order] = (await company.get<{ data: { id: string }[] }>('orders?limit=1')).body.data;
  for (const amount of [1, 2]) await company.post(`orders/${order!.id}/payments`, { amount, method: 'cash' });
}

interface List {
  readonly path: string;
  readonly operation: Operation;
}

interface Envelope {
  readonly data: readonly unknown[];
  readonly total: number;
}

describe('list order (W4)', () => {
  let demo: DemoCompany | undefined;
  let lists: List[];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    await addSeconds(demo);
    lists = Object.entries(demo.document.paths)
      .flatMap(([path, { get }]) => (get ? [{ path, operation: get }] : []))
      .filter(({ operation }) => parameterOf(operation, 'page') !== undefined);
  });
  afterAll(() => demo?.stop());

  const parameterOf = ({ parameters = [] }: Operation, wanted: string) =>
    parameters.find(({ name }) => name === wanted);

  /** Returns the whole list in an order, page by page. */
  async function read(path: string, query: URLSearchParams, order: string): Promise<readonly unknown[]> {
    const found: unknown[] = [];
    for (let page = 1; ; page++) {
      const address = `${path}?${new URLSearchParams([...query, ['order', order], ['page', `${page}`]])}`;
      const { data, total } = (await demo!.company.get<Envelope>(address.replace('/partner/v1/', ''))).body;
      found.push(...data);
      if (found.length >= total || data.length === 0) return found;
    }
  }

  /** Returns the path of a list with two items if a parent record has that many, otherwise of the longest one. */
  async function addressOf(path: string): Promise<[string, URLSearchParams]> {
    const query = await demo!.requiredQuery(path);
    let best = { total: -1, address: '' };
    for await (const { path: address } of demo!.everyExisting(path)) {
      const { total } = (await demo!.api.call<Envelope>('GET', `${address}?${query}`, undefined, demo!.company)).body;
      if (total > best.total) best = { total, address };
      if (total > 1) break;
    }
    return [best.address, query];
  }

  it('is a parameter of every paginated list', () => {
    expect(lists.length).toBeGreaterThan(20);
    for (const { operation } of lists) {
      const { operationId } = operation;
      const standard = ascending.includes(operationId) ? 'asc' : 'desc';
      const schema = { type: 'string', enum: ['asc', 'desc'], default: standard };
      expect([operationId, parameterOf(operation, 'order')?.schema]).toEqual([operationId, schema]);
    }
  });

  it('returns 400 when it is neither asc nor desc', async () => {
    for (const { path, operation } of lists) {
      const [address, query] = await addressOf(path);
      query.set('order', 'up');
      const { status, body } = await demo!.api.call('GET', `${address}?${query}`, undefined, demo!.company);
      const { operationId } = operation;
      expect([operationId, status, body['error']]).toEqual([operationId, 400, 'order must be asc or desc']);
    }
  });

  it('reverses the list, equal values included (W8), and defaults to descending', async () => {
    const tooShort: string[] = [];
    for (const { path, operation } of lists) {
      const { operationId } = operation;
      const [address, query] = await addressOf(path);
      const descending = await read(address, query, 'desc');
      expect([operationId, await read(address, query, 'asc')]).toEqual([operationId, descending.toReversed()]);
      const standard = ascending.includes(operationId) ? descending.toReversed() : descending;
      const unless = await read(address, query, '');
      expect([operationId, unless]).toEqual([operationId, standard]);
      if (descending.length < 2) tooShort.push(operationId);
    }
    expect(tooShort).toEqual(Object.keys(short));
  });
});
