import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DemoCompany } from './support/demo-company.js';
import { documentedProperties, type Schema, shownProperties } from './support/properties.js';

/** What no answer to the demo company shows, by schema or property, and why. */
const unseen: Readonly<Record<string, string>> = {
  'ContractItem.signedPdfDocumentId': 'its contracts were signed before they had a document',
  'RevenueForecast.detailsTruncated': 'it has fewer orders than the 2,000 rows that are listed at most',
  WebhookDeliveryItem: 'deliveries need somebody who receives them; webhooks.spec.ts does',
};

/** What lists are asked for beside their usual answer, where they know the parameter. */
const asked = { limit: '200', period: 'last_month', details: 'true', includeMerged: 'true' } as const;

/** How many records of a list are asked for each by itself. */
const singles = 40;

/** How many pages of a list that is read by a cursor are read. */
const pages = 50;

interface List {
  readonly data?: readonly { readonly id?: string }[];
  readonly nextCursor?: string;
  readonly hasMore?: boolean;
}

describe('the demo company', () => {
  let demo: DemoCompany | undefined;
  const documented = new Set<string>();
  const shown = new Set<string>();

  beforeAll(async () => {
    demo = await DemoCompany.start();
  });

  afterAll(() => demo?.stop());

  /** Asks for an answer, which is held against the document, and takes down what it shows. */
  async function visit(schema: Schema, path: string, query = ''): Promise<List> {
    const { company, document } = demo!;
    const { status, body } = await company.get<List>(`${path.replace('/partner/v1/', '')}${query && `?${query}`}`);
    // Not every order has a contract, nor every agreement a law for the state.
    if (status === 404 && !/\/[0-9a-f]{24}$/.test(path)) return {};
    expect([path, status]).toEqual([path, 200]);
    for (const name of shownProperties(document, schema, body)) shown.add(name);
    return body;
  }

  it('shows every property that an answer to a GET is documented with (§2)', async () => {
    const { document, answers, parameters } = demo!;
    for (const [path, schema] of answers) {
      for (const name of documentedProperties(document, schema)) documented.add(name);
      if (path.includes('{')) continue;
      const known = parameters(path);
      const query = new URLSearchParams(Object.entries(asked).filter(([name]) => known.includes(name)));
      const first = await visit(schema, path, query.toString());
      for (let page = first, read = 1; known.includes('cursor') && page.hasMore && read < pages; read += 1) {
        query.set('cursor', page.nextCursor!);
        page = await visit(schema, path, query.toString());
      }
      const within = [...answers].filter(([single]) => single.startsWith(`${path}/{id}`));
      for (const [single, answer] of within) {
        for (const { id } of (first.data ?? []).slice(0, singles)) {
          await visit(answer, single.replace('{id}', id!).replace('{state}', 'MO'));
        }
      }
    }
    const isUnseen = (name: string): boolean => name in unseen || name.split('.')[0]! in unseen;
    expect([...documented].filter((name) => !shown.has(name) && !isUnseen(name)).sort()).toEqual([]);
    expect([...shown].filter(isUnseen)).toEqual([]);
  });
});
