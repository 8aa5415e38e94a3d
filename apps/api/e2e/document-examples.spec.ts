import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCompany } from './support/demo-company.js';
import type { Operation } from './support/openapi-document.js';

/** Operations whose example cannot be accepted as it is sent, and the reason. */
const without: Readonly<Record<string, string>> = {
  openConfigurator: 'the path is a secret, which createConfiguratorSession tells',
  leaveConfigurator: 'the path is a session, which has to be opened first',
  downloadDocumentFile: 'the path is a secret, which createDocumentDownload tells',
  createAccessToken: 'the client and its secret are credentials of your own',
  createPaymentLink: 'the demo company has no payment processor: 503',
  redeliverEvent: 'events have other ids in each database, which listEvents tells',
};

/** Parameters of a query that have an example though none of them is required by itself. */
const needed = ['getRevenueForecast.period'];

interface Example {
  readonly id: string;
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
        const { operationId: id } = operation;
        if (id in without) continue;
        const body = operation.requestBody?.content?.['application/json']?.example;
        examples.push({ id, method: method.toUpperCase(), path: exampleAddress(path, operation), body });
      }
    }
  });
  afterAll(() => demo?.stop());

  /** The address with its examples; a required parameter that has none stays as it is. */
  function exampleAddress(path: string, { operationId, parameters = [] }: Operation): string {
    const query = new URLSearchParams();
    let address = path;
    for (const { name, in: where, required, schema } of parameters) {
      if (schema?.example === undefined) continue;
      const mayHaveOne = where !== 'query' || required || needed.includes(`${operationId}.${name}`);
      expect([path, name, mayHaveOne]).toEqual([path, name, true]);
      if (where === 'path') address = address.replace(`{${name}}`, schema.example as string);
      if (where === 'query') query.set(name, schema.example as string);
    }
    return `${address}?${query}`;
  }

  it('are there for every operation that has a body or a record in its path', () => {
    expect(examples.filter(({ path }) => path.includes('{'))).toEqual([]);
    const bodies = examples.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
    expect(bodies.filter(({ body }) => body === undefined)).toEqual([]);
    expect(bodies.length).toBeGreaterThan(25);
  });

  it('are accepted by the demo company as they are, in the order of the document', async () => {
    const refused: unknown[] = [];
    for (const { id, method, path, body } of examples) {
      const { status, text } = await demo!.api.call(method, path, body, demo!.company);
      if (status < 200 || status > 299) refused.push([id, path, status, text]);
    }
    expect(refused).toEqual([]);
    expect(examples.length).toBeGreaterThan(90);
  });

  it('are there for all other operations', () => {
    const operations = Object.values(demo!.document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.toSorted()).toEqual([...examples.map(({ id }) => id), ...Object.keys(without)].sort());
  });
});
