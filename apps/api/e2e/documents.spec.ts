import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PutContract } from '@partner/contracts';
import { DeleteDocument, PutDocument } from '@partner/documents';
import { type Id, newId } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import { PutQuote } from '@partner/sales';
import sql from 'sql-template-tag';
import { DocumentFixture, download, type Link } from './support/document-fixture.js';
import { TestApi, unknownId } from './support/test-api.js';

interface List {
  readonly data: readonly Record<string, unknown>[];
  readonly total: number;
}
interface FeedEvent {
  readonly type: string;
  readonly resourceId: Id;
  readonly resourceUrl?: string;
  readonly resourceVersion?: number;
  readonly data?: Record<string, unknown>;
}

describe('documents', () => {
  let api: TestApi;
  let fixture: DocumentFixture;
  beforeAll(async () => {
    api = await TestApi.shared();
  });
  beforeEach(async () => {
    fixture = await DocumentFixture.company(api);
  });

  const list = async (query: string): Promise<List> => (await fixture.company.get<List>(`documents?${query}`)).body;
  const ofOrder = (more = ''): Promise<List> => list(`entityType=order&entityId=${fixture.order}${more}`);
  const hide = (id: Id, hideFromPartnerApi: boolean) =>
    api.application.get(PutLocation).execute(fixture.company.portal, { id, hideFromPartnerApi });
  const events = async (): Promise<readonly FeedEvent[]> => {
    const { data } = (await fixture.company.get<{ data: FeedEvent[] }>('events?limit=200')).body;
    return data.filter(({ type }) => type.startsWith('document.'));
  };

  it('are listed newest first with all fields (§2.20, R52)', async () => {
    const before = (await fixture.company.get<{ version: number }>(`orders/${fixture.order}`)).body.version;
    const first = await fixture.add('abc', { name: 'Vertrag', type: 'Contract', mimeType: 'application/pdf' });
    const second = await fixture.add('abcd', { fileName: 'Übergabe – 契約.txt' });
    expect(await ofOrder()).toEqual({
      data: [
        {
          id: second,
          name: 'Übergabe – 契約.txt',
          fileName: 'Übergabe – 契約.txt',
          type: 'Other',
          mimeType: 'application/octet-stream',
          sizeBytes: 4,
          createdAt: expect.stringMatching(/Z$/),
        },
        expect.objectContaining({
          id: first,
          name: 'Vertrag',
          fileName: 'contract.pdf',
          type: 'Contract',
          sizeBytes: 3,
        }),
      ],
      page: 1,
      limit: 50,
      total: 2,
    });
    expect(await ofOrder('&limit=1&page=2')).toMatchObject({ data: [{ id: first }], total: 2 });
    expect(await ofOrder('&type=Contract')).toMatchObject({ data: [{ id: first }], total: 1 });
    expect(await ofOrder('&type=contract')).toMatchObject({ data: [], total: 0 });
    expect((await fixture.company.get<{ version: number }>(`orders/${fixture.order}`)).body.version).toBe(before);
  });

  it('belong to quotes and work orders, too, and are listed per kind only (§4.13)', async () => {
    const unit = await fixture.orders.unit();
    const quote = await api.application
      .get(PutQuote)
      .execute(fixture.company.portal, { customerId: fixture.orders.ada, locationId: fixture.orders.lot });
    const ofUnit = await fixture.add('a', { entityType: 'workOrder', entityId: unit });
    const ofQuote = await fixture.add('a', { entityType: 'quote', entityId: quote });
    expect((await list(`entityType=workOrder&entityId=${unit}`)).data).toMatchObject([{ id: ofUnit }]);
    expect((await list(`entityType=quote&entityId=${quote}`)).data).toMatchObject([{ id: ofQuote }]);
    expect((await fixture.company.get(`documents?entityType=order&entityId=${unit}`)).status).toBe(404);
    expect((await ofOrder()).total).toBe(0);
  });

  it.each([
    ['no entity', ''],
    ['no entityType', `entityId=${unknownId}`],
    ['no entityId', 'entityType=order'],
    ['an unknown entityType', `entityType=lead&entityId=${unknownId}`],
    ['a malformed entityId', 'entityType=order&entityId=1'],
    ['two entities', `entityType=order&entityId=${unknownId}&entityId=${unknownId}`],
  ])('return 400 for %s in the query (W4)', async (_, query) => {
    expect((await fixture.company.get(`documents?${query}`)).status).toBe(400);
  });

  it('require their scope', async () => {
    const key = await fixture.company.newKey('partner-api.orders.read');
    const id = await fixture.add();
    expect((await fixture.company.get(`documents/${id}/download`, { key })).status).toBe(403);
    expect((await fixture.company.get(`documents?entityType=order&entityId=${fixture.order}`, { key })).status).toBe(
      403,
    );
  });

  it('return 404 without creating a link if foreign, unknown, deleted or hidden (R52, A5)', async () => {
    const id = await fixture.add();
    const stranger = await api.company();
    const links = async (): Promise<number> =>
      (await api.database.query<{ n: number }>(sql`select count(*)::int as n from document_links`))[0]!.n;
    const before = await links();
    expect((await stranger.get(`documents/${id}/download`)).status).toBe(404);
    expect((await stranger.get(`documents?entityType=order&entityId=${fixture.order}`)).status).toBe(404);
    expect((await fixture.company.get(`documents/${unknownId}/download`)).status).toBe(404);
    expect((await fixture.company.get('documents/x/download')).status).toBe(404);
    expect((await ofOrder()).total).toBe(1);
    await hide(fixture.orders.lot, true);
    expect((await fixture.company.get(`documents/${id}/download`)).status).toBe(404);
    expect((await fixture.company.get(`documents?entityType=order&entityId=${fixture.order}`)).status).toBe(404);
    await hide(fixture.orders.lot, false);
    expect((await ofOrder()).total).toBe(1);
    await api.application.get(DeleteDocument, { strict: false }).execute(fixture.company.portal, { id });
    expect((await ofOrder()).total).toBe(0);
    expect((await fixture.company.get(`documents/${id}/download`)).status).toBe(404);
    expect(await links()).toBe(before);
    await fixture.orders.move(fixture.order, 'Deleted');
    expect((await fixture.company.get(`documents?entityType=order&entityId=${fixture.order}`)).status).toBe(404);
  });

  it('of a unit stay visible unless its location is hidden (A5)', async () => {
    const unit = await fixture.orders.unit();
    const id = await fixture.add('unit', { entityType: 'workOrder', entityId: unit });
    await hide(fixture.orders.lot, true);
    expect((await list(`entityType=workOrder&entityId=${unit}`)).data).toMatchObject([{ id }]);
    expect((await download(await fixture.link(id))).bytes.toString()).toBe('unit');
  });

  it('emit only an event when added (E3, R52)', async () => {
    const id = await fixture.add('abc', { type: 'Contract' });
    await api.application
      .get(PutDocument, { strict: false })
      .execute(fixture.company.portal, { id, name: 'Another name' });
    const all = await events();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({
      type: 'document.created',
      resourceType: 'document',
      resourceId: id,
      resourceUrl: `/partner/v1/documents/${id}/download`,
      data: { entityType: 'order', entityId: fixture.order, type: 'Contract' },
    });
    expect(all[0]).not.toHaveProperty('resourceVersion');
    await hide(fixture.orders.lot, true);
    expect(await events()).toEqual([]);
  });

  it('are referenced by a signed contract (R47, R72)', async () => {
    const id = await fixture.add('%PDF-1.7 signed', { type: 'Contract', mimeType: 'application/pdf' });
    const other = await fixture.orders.create();
    const put = (orderId: Id) =>
      api.application
        .get(PutContract)
        .execute(fixture.company.portal, { orderId, status: 'completed', signedPdfDocumentId: id });
    await put(fixture.order);
    const path = `orders/${fixture.order}/contract`;
    const { signedPdfDocumentId } = (await fixture.company.get<{ signedPdfDocumentId: Id }>(path)).body;
    const { bytes, headers } = await download(await fixture.link(signedPdfDocumentId));
    expect(bytes.toString()).toBe('%PDF-1.7 signed');
    expect(headers['content-type']).toBe('application/pdf');
    await expect(put(other.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('have links that reveal no storage location, and store the token only as a hash (R52, R71)', async () => {
    const id = await fixture.add('abc', { fileName: 'a.pdf' });
    const { body } = await fixture.company.get<Link>(`documents/${id}/download`);
    expect(body).toEqual({
      downloadUrl: expect.stringMatching(`^${api.url}/document-downloads/[\\w-]{75}$`),
      fileName: 'a.pdf',
      expiresAt: expect.stringMatching(/Z$/),
    });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
    const token = body.downloadUrl.split('/').at(-1)!;
    const secret = Buffer.from(token, 'base64url').subarray(24);
    const [row] = await api.database.query<{ text: string }>(sql`
      select (select string_agg(row_to_json(l)::text, '') from document_links l)
        || (select string_agg(row_to_json(a)::text, '') from audit_entries a) as text`);
    const { text } = row!;
    for (const form of [token, secret.toString('hex'), secret.toString('base64url')]) expect(text).not.toContain(form);
    const [found] = await api.database.query<{ file: string }>(sql`
      select d.file_id as file from documents d where d.company_id = ${fixture.company.id} and d.id = ${id}`);
    const { file } = found!;
    const answer = await download(body.downloadUrl);
    expect(JSON.stringify([body, answer.headers])).not.toContain(file);
    expect(text).toContain('document.linked');
  });

  it('of another company cannot be overwritten (§1.5)', async () => {
    const stranger = await DocumentFixture.company(api);
    await expect(fixture.add('a', { entityId: stranger.order })).rejects.toMatchObject({ code: 'notFound' });
    await expect(fixture.add('a', { entityId: newId() })).rejects.toMatchObject({ code: 'notFound' });
    expect((await ofOrder()).total).toBe(0);
  });
});
