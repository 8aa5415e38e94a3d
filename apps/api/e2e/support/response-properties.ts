import type { DemoCompany } from './demo-company.js';
import type { Schema } from './openapi-document.js';
import { documentedProperties, shownProperties } from './properties.js';

/** Query parameters that make lists show more, sent to lists that support them. */
const asked = { limit: '200', period: 'last_month', details: 'true', includeMerged: 'true' } as const;

/** Maximum number of records per list that are read individually. */
const records = 40;

/** Maximum number of pages read from a list with a cursor. */
const pages = 50;

interface List {
  readonly data?: readonly { readonly id?: string }[];
  readonly nextCursor?: string;
  readonly hasMore?: boolean;
}

/** Returns the documented properties of GET responses, and those that responses for the demo company contain. */
export async function responseProperties(demo: DemoCompany) {
  const { api, company, document } = demo;
  const documented = new Set<string>();
  const shown = new Set<string>();
  const answers = new Map<string, Schema>();
  for (const [path, { get }] of Object.entries(document.paths)) {
    const schema = get?.responses['200']?.content?.['application/json']?.schema;
    if (!schema) continue;
    answers.set(path, schema);
    for (const name of documentedProperties(document, schema)) documented.add(name);
  }
  for (const path of answers.keys()) if (!path.includes('{')) await visitAll(path);
  const keys = '/partner/v1/idempotency-keys/{key}';
  await visit(keys, (await demo.existing(keys)).path);
  return { documented, shown };

  /** Reads a list and the sub-resources of its records. */
  async function visitAll(path: string): Promise<void> {
    const known = (document.paths[path]?.['get']?.parameters ?? []).map(({ name }) => name);
    const query = await demo.requiredQuery(path);
    for (const [name, value] of Object.entries(asked)) if (known.includes(name)) query.set(name, value);
    const first = await visit(path, `${path}?${query}`);
    for (let page = first, read = 1; known.includes('cursor') && page.hasMore && read < pages; read += 1) {
      query.set('cursor', page.nextCursor!);
      page = await visit(path, `${path}?${query}`);
    }
    for (const single of answers.keys()) {
      if (!single.startsWith(`${path}/{id}`)) continue;
      for (const { id } of (first.data ?? []).slice(0, records)) {
        await visit(single, single.replace('{id}', id!).replace('{state}', 'MO'));
      }
    }
  }

  /** Reads one response and records the properties it contains. */
  async function visit(path: string, concrete: string): Promise<List> {
    const { status, body } = await api.call<List>('GET', concrete, undefined, company);
    // Some orders have no contract, and some agreements no legal configuration for the state.
    if (status === 404 && !path.endsWith('{id}')) return {};
    if (status !== 200) throw new Error(`GET ${concrete} answers ${status}: ${JSON.stringify(body)}`);
    for (const name of shownProperties(document, answers.get(path)!, body)) shown.add(name);
    return body;
  }
}
