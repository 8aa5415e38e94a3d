import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callFrom } from '@partner/testing';
import { responseProperties } from './support/response-properties.js';
import { DemoCompany, type Existing } from './support/demo-company.js';
import { exampleBody } from './support/example-body.js';
import type { Operation } from './support/openapi-document.js';
import type { TestCompany } from './support/test-api.js';

/** Paths that need no credential. */
const open = new Set([
  '/sandboxes',
  '/oauth/token',
  '/configurator/launch/{token}',
  '/configurator/return/{sessionId}',
  '/document-downloads/{token}',
]);

/** Schemas and properties that no response for the demo company shows, with the reason. */
const unseen: Readonly<Record<string, string>> = {
  'RevenueForecast.detailsTruncated': 'the demo company has fewer orders than the limit of 2,000 rows',
  'CustomerItem.erased': 'a person is erased in erasure.spec.ts',
  'CustomerItem.erasedAt': 'a person is erased in erasure.spec.ts',
  WebhookDeliveryItem: 'deliveries need a receiver, as in webhooks.spec.ts',
};

interface Route extends Existing {
  readonly method: string;
  /** Path as in the document. */
  readonly template: string;
  readonly scope: string | undefined;
  readonly operation: Operation;
}

describe('routes', () => {
  let demo: DemoCompany | undefined;
  let stranger: TestCompany;
  /** Every route, with ids of demo company records. */
  const routes: Route[] = [];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    stranger = await demo.api.company('Strangers');
    for (const [template, operations] of Object.entries(demo.document.paths)) {
      // A path with a secret token cannot be derived from a list.
      const existing = open.has(template) ? { path: template, record: {} } : await demo.existing(template);
      for (const [method, operation] of Object.entries(operations)) {
        const scope = (operation.security ?? []).flatMap((one) => Object.values(one).flat())[0];
        routes.push({ ...existing, method: method.toUpperCase(), template, scope, operation });
      }
    }
  });

  afterAll(() => demo?.stop());

  it('are in the document if the server routes them', () => {
    expect(routes.length).toBeGreaterThan(15);
    for (const { path } of routes) expect(open.has(path) || path.startsWith('/partner/v1/')).toBe(true);
  });

  it('return 401 without a credential, with a challenge (W10)', async () => {
    const closed = routes.filter((route) => !open.has(route.path));
    for (const [index, { method, path }] of closed.entries()) {
      // There are more routes than one address may have failures (A6).
      const answer = await callFrom(`127.0.0.${2 + (index % 8)}`, method, demo!.api.url + path);
      expect([method, path, answer.status, answer.body]).toMatchObject([
        method,
        path,
        401,
        { error: 'invalid or expired credential', code: 'invalid_credential' },
      ]);
      expect(answer.challenge).toMatch(/^Bearer/);
    }
  });

  it('return 403 without the scope, before any check of body or record (W9)', async () => {
    for (const { method, path, scope } of routes.filter((route) => route.scope !== undefined)) {
      const others = [...new Set(routes.map((route) => route.scope))].filter(
        (one) => one !== undefined && one !== scope,
      );
      const key = await demo!.company.newKey(others.join(','));
      const answer = await demo!.api.call(method, path, method === 'GET' ? undefined : {}, { key });
      expect([method, path, answer.status, answer.body]).toMatchObject([
        method,
        path,
        403,
        { error: 'credential is not authorized for this scope', code: 'missing_scope' },
      ]);
    }
  });

  it('return 404 for ids of another company (§1.2)', async () => {
    const walked = routes.filter(({ template }) => template.includes('{') && !open.has(template));
    for (const { method, path, record, operation } of walked) {
      const body = exampleBody(demo!.document, operation, record);
      const answer = await demo!.api.call(method, path, body, stranger);
      expect([method, path, body, answer.status]).toEqual([method, path, body, 404]);
    }
    expect(walked.length).toBeGreaterThan(8);
  });

  it('show every documented property (§2)', async () => {
    const { documented, shown } = await responseProperties(demo!);
    const isUnseen = (name: string): boolean => name in unseen || name.split('.')[0]! in unseen;
    expect([...documented].filter((name) => !shown.has(name) && !isUnseen(name)).sort()).toEqual([]);
    expect([...shown].filter(isUnseen)).toEqual([]);
  });
});
