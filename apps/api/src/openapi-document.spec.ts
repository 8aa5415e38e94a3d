import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { apiDocument } from './openapi-document.js';
import { breakingChanges } from './testing/breaking-changes.js';

type Document = Parameters<typeof breakingChanges>[0];

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<
    Record<
      string,
      { readonly links?: Readonly<Record<string, Link>>; readonly content?: Readonly<Record<string, unknown>> }
    >
  >;
}

interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

const committed = async (name: string): Promise<Document> =>
  JSON.parse(await readFile(new URL(`../../../docs/${name}`, import.meta.url), 'utf8')) as Document;

describe('OpenAPI document', () => {
  let document: Document;
  beforeAll(async () => {
    document = (await apiDocument()) as Document;
  });

  it('links from each operation that creates something to what can follow', () => {
    const paths = document['paths'] as Record<string, Record<string, Operation>>;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const creating = operations.filter(({ responses }) => '201' in responses);
    expect(creating.length).toBeGreaterThan(14);
    for (const { operationId, responses } of creating) {
      const links = Object.values(responses['201']!.links ?? {});
      expect([operationId, links.length]).not.toEqual([operationId, 0]);
      for (const { operationId: next, parameters } of links) {
        const target = operations.find((one) => one.operationId === next);
        const needed = target?.parameters?.filter((one) => one.in === 'path').map(({ name }) => name) ?? [];
        expect([operationId, next, Object.keys(parameters)]).toEqual([operationId, next, needed.toSorted()]);
      }
    }
  });

  it('describes every error as JSON, and as a page where browsers follow a link (R52, R54)', () => {
    const paths = document['paths'] as Record<string, Record<string, Operation>>;
    const errors = Object.values(paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, responses }) =>
        Object.entries(responses).map(([status, { content }]) => [operationId, status, Object.keys(content ?? {})]),
      )
      .filter(([, status, types]) => Number(status) >= 400 && types!.length > 0);
    const both = ['application/json', 'text/html'];
    const page = (operation: string, ...statuses: string[]): unknown[] =>
      statuses.map((status) => [operation, status, both]);
    expect(errors.filter(([, , types]) => String(types) !== 'application/json')).toEqual([
      ...page('openConfigurator', '410', '429', '503'),
      ...page('leaveConfigurator', '404', '429', '503'),
      ...page('downloadDocumentFile', '404', '409', '410', '429', '503'),
    ]);
  });

  it('describes a file with any content type (R52)', () => {
    const { get } = (document['paths'] as Record<string, Record<string, Operation>>)['/document-downloads/{token}']!;
    for (const status of ['200', '206']) expect(get!.responses[status]!.content).toHaveProperty(['*/*']);
  });

  it('names the currency of amounts that may not be in that of the company (R44, R45)', () => {
    const { schemas } = document['components'] as { schemas: Record<string, { properties: Record<string, object> }> };
    for (const [schema, name] of [
      ['CreatePaymentLinkRequest', 'amount'],
      ['PaymentItem', 'amount'],
      ['PaymentItem', 'refundedAmount'],
    ] as const) {
      const { description } = schemas[schema]!.properties[name] as { readonly description: string };
      expect(description).toContain('currency');
      expect(description).not.toContain('company');
    }
  });

  it('has no breaking changes since the release (§9)', async () => {
    expect(breakingChanges(await committed('openapi.released.json'), document)).toEqual([]);
  });
});
