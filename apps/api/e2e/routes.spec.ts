import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { callFrom } from '@partner/testing';
import { responseProperties } from './support/response-properties.js';
import { DemoCompany, type Existing } from './support/demo-company.js';
import { exampleBody } from './support/example-body.js';
import type { Operation } from './support/openapi-document.js';
import type { TestCompany } from './support/test-api.js';

/** Paths that need no credential. */
const open = new Set([
  '/oauth/token',
  '/configurator/launch/{token}',
  '/configurator/return/{sessionId}',
  '/document-downloads/{token}',
]);

/** What no answer to the demo company shows, by schema or property, and why. */
const unseen: Readonly<Record<string, string>> = {
  'RevenueForecast.detailsTruncated': 'it has fewer orders than the 2,000 rows that are listed at most',
  WebhookDeliveryItem: 'deliveries need somebody who receives them; webhooks.spec.ts does',
};

interface Route extends Existing {
  readonly method: string;
  /** The path as the document has it. */
  readonly template: string;
  readonly scope: string | undefined;
  readonly operation: Operation;
}

describe('every route', () => {
  let demo: DemoCompany | undefined;
  let stranger: TestCompany;
  /** Each on a record that the demo company has. */
  const routes: Route[] = [];

  beforeAll(async () => {
    demo = await DemoCompany.start();
    stranger = await demo.api.company('Strangers');
    for (const [template, operations] of Object.entries(demo.document.paths)) {
      // A path that carries its own secret is found in no list.
      const existing = open.has(template) ? { path: template, record: {} } : await demo.existing(template);
      for (const [method, operation] of Object.entries(operations)) {
        const scope = (operation.security ?? []).flatMap((one) => Object.values(one).flat())[0];
        routes.push({ ...existing, method: method.toUpperCase(), template, scope, operation });
      }
    }
  });

  afterAll(() => demo?.stop());

  it('is in the document the server itself routes', () => {
    expect(routes.length).toBeGreaterThan(15);
    for (const { path } of routes) expect(open.has(path) || path.startsWith('/partner/v1/')).toBe(true);
  });

  it('answers 401 without a credential, and says how to bring one (W10)', async () => {
    const closed = routes.filter((route) => !open.has(route.path));
    for (const [index, { method, path }] of closed.entries()) {
      // There are more routes than failures that one address has at once (A6).
      const answer = await callFrom(`127.0.0.${2 + (index % 8)}`, method, demo!.api.url + path);
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        401,
        { error: 'invalid or expired credential', code: 'invalid_credential' },
      ]);
      expect(answer.challenge).toMatch(/^Bearer/);
    }
  });

  it('answers 403 without its scope, before anything about the body or the record (W9)', async () => {
    for (const { method, path, scope } of routes.filter((route) => route.scope !== undefined)) {
      const others = [...new Set(routes.map((route) => route.scope))].filter(
        (one) => one !== undefined && one !== scope,
      );
      const key = await demo!.company.newKey(others.join(','));
      const answer = await demo!.api.call(method, path, method === 'GET' ? undefined : {}, { key });
      expect([method, path, answer.status, answer.body]).toEqual([
        method,
        path,
        403,
        { error: 'credential is not authorized for this scope', code: 'missing_scope' },
      ]);
    }
  });

  it("answers 404 for another company's ids (§1.2)", async () => {
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
