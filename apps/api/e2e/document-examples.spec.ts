import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCompany } from './support/demo-company.js';
import type { Operation } from './support/openapi-document.js';
import { type PostmanItem, postmanRequests } from './support/postman.js';

/** What has no example that could work: secrets in paths, and what the demo company is not connected to. */
const without: Readonly<Record<string, string>> = {
  checkLaunchLink: 'the path is a secret',
  openConfigurator: 'the path is a secret',
  leaveConfigurator: 'the path is a session',
  downloadDocumentFile: 'the path is a secret',
  createAccessToken: 'the client is a credential',
  createPaymentLink: 'the demo company has no payment processor',
  redeliverEvent: 'events have other ids in each database',
};

/** What has to be given where no parameter is required by itself. */
const besides: Readonly<Record<string, string>> = { getRevenueForecast: 'period=last_month' };

/** After these nothing else can be done with the record. */
const last = ['deleteOrderLineItem', 'deleteQuoteLineItem', 'convertQuote', 'mergeCustomers'];

interface Example {
  readonly id: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

describe('the examples of the document', () => {
  let demo: DemoCompany | undefined;
  const examples: Example[] = [];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    for (const [path, operations] of Object.entries(demo.document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        const { operationId: id, summary: name } = operation;
        if (id in without) continue;
        const body = operation.requestBody?.content?.['application/json']?.example;
        examples.push({ id, name, method: method.toUpperCase(), path: exampleAddress(path, operation), body });
      }
    }
  });
  afterAll(() => demo?.stop());

  /** The address with its examples; a required parameter that has none stays as it is. */
  function exampleAddress(path: string, { parameters = [] }: Operation): string {
    const query = new URLSearchParams();
    let address = path;
    for (const { name, in: where, required, schema } of parameters) {
      if (schema?.example === undefined) continue;
      expect([path, name, where !== 'query' || required]).toEqual([path, name, true]);
      if (where === 'path') address = address.replace(`{${name}}`, schema.example as string);
      if (where === 'query') query.set(name, schema.example as string);
    }
    return `${address}?${query}`;
  }

  const answered = async ({ id, method, path, body }: Example): Promise<unknown[]> => {
    const { status, text } = await demo!.api.call(method, path + (besides[id] ?? ''), body, demo!.company);
    return status >= 200 && status < 300 ? [] : [[id, path, status, text]];
  };

  it('are there for every operation that has a body or a record in its path', () => {
    expect(examples.filter(({ path }) => path.includes('{'))).toEqual([]);
    const bodies = examples.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
    expect(bodies.filter(({ body }) => body === undefined)).toEqual([]);
    expect(bodies.length).toBeGreaterThan(25);
  });

  it('read what the demo company has', async () => {
    const reads = examples.filter(({ method }) => method === 'GET');
    const refused: unknown[] = [];
    for (const example of reads) refused.push(...(await answered(example)));
    expect(refused).toEqual([]);
    expect(reads.length).toBeGreaterThan(45);
  });

  it('write what the demo company takes', async () => {
    const writes = examples.filter(({ method }) => method !== 'GET');
    const refused: unknown[] = [];
    for (const example of writes.toSorted((one, other) => last.indexOf(one.id) - last.indexOf(other.id)))
      refused.push(...(await answered(example)));
    expect(refused).toEqual([]);
  });

  it('are what the Postman collection sends with its environment (R103)', async () => {
    const json = async <Content>(name: string): Promise<Content> =>
      (await (await fetch(`${demo!.api.url}/docs/postman/${name}.json`)).json()) as Content;
    const requests = postmanRequests(await json<PostmanItem>('collection'), await json('environment'));
    for (const { name, method, path, body } of examples)
      expect(requests.filter((one) => one.name === name)).toEqual([{ name, method, path, body }]);
    expect(requests).toHaveLength(examples.length + Object.keys(without).length);
  });
});
