import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { minId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { Contexts } from '@partner/schema';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import sql from 'sql-template-tag';
import { DemoCompany } from './support/demo-company.js';

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

interface Webhook {
  readonly post: {
    readonly requestBody: { readonly content: { readonly 'application/json': { readonly example: Event } } };
  };
}

/** Number of feed pages that are compared with the document. */
const pages = 60;

describe('webhooks of the document (R81)', () => {
  let demo: DemoCompany | undefined;
  let webhooks: Readonly<Record<string, Webhook>>;
  const checks = new Map<string, ValidateFunction>();

  beforeAll(async () => {
    demo = await DemoCompany.start();
    ({ webhooks } = demo.document as unknown as { webhooks: typeof webhooks });
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    // The plugin's types describe its CommonJS form.
    (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
    ajv.addSchema(closedData(demo.document) as object, 'api');
    for (const type of Object.keys(webhooks)) {
      const pointer = `webhooks/${type}/post/requestBody/content/application~1json/schema`;
      checks.set(type, ajv.compile({ $ref: `api#/${pointer}` }));
    }
  });

  afterAll(() => demo?.stop());

  const problemsOf = (event: Event): unknown => {
    const check = checks.get(event.type);
    return check?.(event) ? [] : [event.type, check?.errors, event];
  };

  it('cover every event type', () => {
    expect(Object.keys(webhooks).sort()).toEqual([...demo!.api.application.get(Contexts).eventTypes].sort());
    expect(Object.keys(webhooks).length).toBeGreaterThan(30);
  });

  it('have samples that match their schemas', () => {
    for (const { post } of Object.values(webhooks)) {
      expect(problemsOf(post.requestBody.content['application/json'].example)).toEqual([]);
    }
  });

  it('describe every event of the demo company and every member of its data (E2)', async () => {
    const seen = new Set<string>();
    let cursor = '';
    for (let page = 0; page < pages; page += 1) {
      const { body } = await demo!.company.get<{ data: Event[]; nextCursor: string; hasMore: boolean }>(
        `events?limit=200${cursor}`,
      );
      for (const event of body.data) {
        expect(problemsOf(event)).toEqual([]);
        seen.add(event.type);
      }
      if (!body.hasMore) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(seen.size).toBeGreaterThan(18);
  });

  it('have the same bytes if written by the API or, while nothing is hidden, by the database', async () => {
    const hide = (location: string): Promise<unknown> =>
      demo!.api.database.query(sql`update locations set hide_from_partner_api = (id = ${location})
        where company_id = ${demo!.company.id}`);
    const empty = await demo!.api.application
      .get(PutLocation)
      .execute(demo!.company.portal, { name: 'Empty', address: '1 Main St' });
    let cursor = '';
    let compared = 0;
    for (let page = 0; page < pages; page += 1) {
      await hide(empty);
      const written = await demo!.company.get<{ nextCursor: string }>(`events?limit=200${cursor}`);
      await hide(minId);
      const read = await demo!.company.get<{ data: Event[]; hasMore: boolean }>(`events?limit=200${cursor}`);
      expect(read.text).toBe(written.text);
      compared += read.body.data.length;
      cursor = `&cursor=${written.body.nextCursor}`;
      if (!read.body.hasMore) break;
    }
    expect(compared).toBeGreaterThan(800);
  });
});

/** Closes the schemas of `data`, so that undocumented members fail. */
function closedData(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((inside) => closedData(inside));
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, closedData(inside, key)]));
  return name === 'data' && 'properties' in copy ? { ...copy, additionalProperties: false } : copy;
}
