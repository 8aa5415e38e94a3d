import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, newId } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { freshDatabase, type TestDatabase } from '@partner/testing';
import sql from 'sql-template-tag';
import { CommandLine } from '../testing/command-line.js';

describe('partner apply: site events', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  let partner: CommandLine;
  let company: CompanyId;
  let other: CompanyId;
  beforeAll(async () => {
    testDatabase = await freshDatabase();
    database = new Database({ url: testDatabase.url });
    partner = new CommandLine({ DATABASE_URL: testDatabase.serverUrl });
    const create = async (): Promise<CompanyId> =>
      ((await partner.run('company', 'create', '--name', 'Barns')).printed[0] as { id: CompanyId }).id;
    [company, other] = [await create(), await create()];
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });

  const applyTo = async (of: CompanyId, lines: readonly object[]): Promise<unknown[]> => {
    const text = lines.map((line) => JSON.stringify({ put: 'site-event', ...line })).join('\n');
    return (await partner.with(text, 'apply', '--company', of, '-', '--keep-going')).printed;
  };
  const apply = (...lines: object[]): Promise<unknown[]> => applyTo(company, lines);
  const failed = (line: number, error: string): object => ({ ok: false, line, error: expect.stringContaining(error) });
  const ok = (line: number, id: unknown = expect.any(String)): object => ({ ok: true, line, id });
  const row = async (id: Id): Promise<object> => {
    const [stored] = await database.query<object>(sql`select event_type, occurred_at, session_id, visitor_id, source,
      site_host, page, product_id, product_name, payload from site_events where company_id = ${company}
        and id = ${id}`);
    return stored!;
  };

  it('creates site events with every field and changes single fields (§2.26)', async () => {
    const eventId = newId();
    const occurredAt = '2025-01-02T03:04:05.678Z';
    const visit = { sessionId: 's-1', visitorId: 'v-1', source: 'configurator', siteHost: 'design.example.com' };
    const product = { productId: 'barn', productName: 'Barn', payload: { color: 'red' } };
    expect(
      await apply(
        { eventId, eventType: 'color.select', occurredAt, ...visit, page: '/design', ...product },
        { id: eventId, page: null, productName: 'Lofted Barn' },
        { id: eventId, eventId, productName: 'Lofted Barn' },
      ),
    ).toEqual([ok(1, eventId), ok(2, eventId), ok(3, eventId)]);
    expect(await row(eventId)).toEqual({
      event_type: 'color.select',
      occurred_at: new Date(occurredAt),
      session_id: 's-1',
      visitor_id: 'v-1',
      source: 'configurator',
      site_host: 'design.example.com',
      page: null,
      product_id: 'barn',
      product_name: 'Lofted Barn',
      payload: { color: 'red' },
    });
    const entries = await database.query(sql`select action, actor_name, changes from audit_entries
      where company_id = ${company} and resource_id = ${eventId} order by id`);
    expect(entries).toEqual([
      {
        action: 'site_event.created',
        actor_name: 'Portal',
        changes: expect.objectContaining({ page: [null, '/design'] }),
      },
      {
        action: 'site_event.updated',
        actor_name: 'Portal',
        changes: { page: ['/design', null], productName: ['Barn', 'Lofted Barn'] },
      },
    ]);
  });

  it('defaults to the website as source and to the current time', async () => {
    const [made] = (await apply({ eventType: 'page.view', sessionId: 's' })) as { id: Id }[];
    expect(await row(made!.id)).toMatchObject({ source: 'marketing', visitor_id: null, payload: null });
  });

  it('enforces types, limits and the company of a site event (R53)', async () => {
    const eventId = newId();
    expect(
      await apply(
        { eventType: 'page.view' },
        { sessionId: 's' },
        { eventType: 'page.seen', sessionId: 's' },
        { eventType: 'page.view', sessionId: 's', source: 'mail' },
        { eventType: 'page.view', sessionId: 's', page: 'x'.repeat(2_001) },
        { id: newId(), eventId: newId(), eventType: 'page.view', sessionId: 's' },
        { eventId, eventType: 'page.view', sessionId: 's' },
      ),
    ).toEqual([
      failed(1, 'sessionId is required for a new site event'),
      failed(2, 'eventType is required for a new site event'),
      failed(3, 'eventType must be one of session.start'),
      failed(4, 'source must be one of marketing, configurator'),
      failed(5, 'page must have at most 2000 characters'),
      failed(6, 'id and eventId must be the same'),
      ok(7, eventId),
    ]);
    const foreign = { eventType: 'page.view', sessionId: 's' };
    expect(
      await applyTo(other, [
        { eventId, ...foreign },
        { id: eventId, ...foreign },
      ]),
    ).toEqual([failed(1, `the id "${eventId}" cannot be used`), failed(2, `the id "${eventId}" cannot be used`)]);
  });
});
