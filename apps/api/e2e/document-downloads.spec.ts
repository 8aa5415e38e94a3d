import { beforeAll, describe, expect, it } from '@jest/globals';
import { DeleteDocument, DocumentLinks, DocumentStore, DownloadDocument } from '@partner/documents';
import type { ApiAdapter } from '@partner/http';
import { newId, FixedClock, type Id } from '@partner/kernel';
import { PutLocation } from '@partner/locations';
import type { CompletedRequest } from '@partner/runtime';
import { DatabaseUnitOfWork } from '@partner/unit-of-work';
import { parse } from 'content-disposition';
import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { abortDownload, openDownload, DocumentFixture, download } from './support/document-fixture.js';
import { TestApi } from './support/test-api.js';

/** Larger than the socket buffers of a connection. */
const large = Buffer.alloc(24 * 1024 ** 2, '0123456789abcdef');

describe('download link of a document', () => {
  let api: TestApi;
  let fixture: DocumentFixture;
  beforeAll(async () => {
    api = await TestApi.shared();
    fixture = await DocumentFixture.company(api);
  });

  const statuses = async (url: string, times: number): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, () => download(url)))).map(({ status }) => status);
  const hide = (hideFromPartnerApi: boolean) =>
    api.application.get(PutLocation).execute(fixture.company.portal, { id: fixture.orders.lot, hideFromPartnerApi });
  /** Returns the first status that is not the 409 of a link in use. */
  const once = async (url: string): Promise<number> => {
    for (;;) {
      const { status } = await download(url);
      if (status !== 409) return status;
    }
  };

  it('returns the file once, as an attachment with its name (R52)', async () => {
    const id = await fixture.add('hello', { mimeType: 'text/html', fileName: 'page.html' });
    const url = await fixture.link(id);
    const { status, headers, bytes } = await download(url);
    expect(status).toBe(200);
    expect(bytes.toString()).toBe('hello');
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'content-length': '5',
      'content-disposition': 'attachment; filename=page.html',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-request-id': expect.any(String),
    });
    const again = await download(url);
    expect(again.status).toBe(410);
    expect(JSON.parse(again.bytes.toString())).toMatchObject({
      error: expect.stringContaining('used'),
      code: 'link_expired',
    });
    expect((await download(url, {}, 'HEAD')).status).toBe(410);
    expect((await download(url, { range: 'bytes=0-1' })).status).toBe(410);
  });

  it('shows browsers a page about a used or forged link, in the name of its company (W16, R52)', async () => {
    const url = await fixture.link(await fixture.add('hello'));
    expect((await download(url)).status).toBe(200);
    const asBrowser = async (address: string): Promise<[number, string]> => {
      const response = await fetch(address, { headers: { accept: 'text/html' } });
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      return [response.status, await response.text()];
    };
    const { name } = (await fixture.company.get<{ name: string }>('company')).body;
    expect(await asBrowser(url)).toEqual([410, expect.stringMatching(new RegExp(`${name}[^]*ask for a new link`))]);
    const forged = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
    expect(await asBrowser(forged)).toEqual([404, expect.not.stringContaining(name)]);
  });

  it.each([
    ['Übergabe – Größe.pdf', 'Ubergabe - Grosse.pdf'],
    ['契約書 №1.pdf', '___ _1.pdf'],
    ['a "quoted" name.pdf', "a 'quoted' name.pdf"],
    ["O'Hara (1)%20.pdf", "O'Hara (1)%20.pdf"],
    ['😀.pdf', '_.pdf'],
    ['n\u0303.pdf', 'n.pdf'],
    ['．／½ Öl; filename=x.pdf', '___ Ol; filename=x.pdf'],
  ])('sends the name %s so that clients save the file under it (RFC 6266)', async (fileName, ascii) => {
    const { headers } = await download(await fixture.link(await fixture.add('a', { fileName })));
    const header = headers['content-disposition']!;
    expect(header).toMatch(/^[\x20-\x7e]*$/);
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: fileName } });
    // Fallback name for clients that support only `filename`, such as curl.
    const [, quoted, token] = /filename=(?:"([^"]*)"|([^;]*))/.exec(header) ?? [];
    expect(quoted ?? token).toBe(ascii);
  });

  it('serves one of 20 concurrent downloads completely, and rejects the others (R52, R71)', async () => {
    const url = await fixture.link(await fixture.add(large));
    const answers = await Promise.all(Array.from({ length: 20 }, () => download(url)));
    const complete = answers.filter(({ status }) => status === 200);
    expect(complete).toHaveLength(1);
    expect(complete[0]!.bytes.equals(large)).toBe(true);
    // 409 during the download, 410 afterwards.
    for (const { status } of answers.filter((answer) => answer.status !== 200)) expect([409, 410]).toContain(status);
    expect(await statuses(url, 5)).toEqual([410, 410, 410, 410, 410]);
  });

  it('serves one of 20 concurrent downloads of a small file (R52)', async () => {
    const url = await fixture.link(await fixture.add('small'));
    const all = await statuses(url, 20);
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect(all.filter((status) => status !== 200 && status !== 409 && status !== 410)).toEqual([]);
  });

  it('is released when a download is aborted (R52)', async () => {
    const url = await fixture.link(await fixture.add(large));
    await abortDownload(url);
    expect(await once(url)).toBe(200);
    expect((await download(url)).status).toBe(410);
  });

  it('is not used up by a client that disconnects without reading (R71)', async () => {
    // Fits into system buffers at once, but too large for a client that does not read.
    const url = await fixture.link(await fixture.add(Buffer.alloc(512 * 1024, 'x')));
    const response = await openDownload(url);
    const gone = new Promise((resolve) => response.once('close', resolve));
    response.on('error', () => undefined).destroy();
    await gone;
    expect(await once(url)).toBe(200);
  });

  it('is released 30 seconds after its process died (R52)', async () => {
    const url = await fixture.link(await fixture.add('abc'));
    const token = url.split('/').at(-1)!;
    const clock = new FixedClock(new Date());
    const { application } = api;
    const links = application.get(DocumentLinks, { strict: false });
    const downloads = new DownloadDocument(application.get(DatabaseUnitOfWork), links, clock);
    const file = await downloads.find(token);
    const died = await downloads.begin(file);
    await expect(downloads.begin(file)).rejects.toMatchObject({ code: 'conflict' });
    clock.at = new Date(clock.at.getTime() + 29_000);
    await expect(downloads.begin(file)).rejects.toMatchObject({ code: 'conflict' });
    clock.at = new Date(clock.at.getTime() + 1_000);
    const next = await downloads.begin(file);
    // A process that lost the lease can neither extend it nor use up the link.
    await expect(died.renew()).rejects.toMatchObject({ code: 'conflict' });
    await died.end({ delivered: true });
    await next.end({ delivered: false });
    expect((await download(url)).status).toBe(200);
  });

  it('is used up only by the whole file, not by HEAD or ranges (R52)', async () => {
    const url = await fixture.link(await fixture.add('0123456789'));
    const head = await download(url, {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([200, '10', 0]);
    for (const [range, status, contentRange, body] of [
      ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
      ['bytes=0-', 206, 'bytes 0-9/10', '0123456789'],
      ['bytes=-3', 206, 'bytes 7-9/10', '789'],
      ['bytes=5-500', 206, 'bytes 5-9/10', '56789'],
    ] as const) {
      const part = await download(url, { range });
      expect([part.status, part.headers['content-range'], part.bytes.toString()]).toEqual([status, contentRange, body]);
      expect(part.headers['content-length']).toBe(String(body.length));
      expect(part.headers['content-disposition']).toMatch(/^attachment/);
    }
    for (const range of ['bytes=10-', 'bytes=-0', 'bytes=0-1,4-5']) {
      const refused = await download(url, { range });
      expect([refused.status, refused.headers['content-range']]).toEqual([416, 'bytes */10']);
    }
    const current = await download(url, { range: 'bytes=0-1', 'if-range': head.headers.etag! });
    expect(current.status).toBe(206);
    expect((await download(url, { range: 'bytes=0-1', 'if-range': '"another"' })).bytes.toString()).toBe('0123456789');
    expect((await download(url)).status).toBe(410);
  });

  it('returns 404 without details when forged (R52)', async () => {
    const url = await fixture.link(await fixture.add('abc'));
    const bytes = Buffer.from(url.split('/').at(-1)!, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    const stranger = Buffer.concat([Buffer.from(newId(), 'hex'), bytes.subarray(12)]);
    const base = `${api.url}/document-downloads/`;
    for (const token of [bytes, stranger, Buffer.alloc(56)].map((one) => one.toString('base64url'))) {
      const answer = await download(base + token);
      const body: unknown = JSON.parse(answer.bytes.toString());
      expect([answer.status, body]).toMatchObject([404, { error: 'link not found', code: 'not_found' }]);
    }
    for (const path of ['x', '..%2f..%2fetc%2fpasswd', 'a%00b', 'x'.repeat(300)]) {
      expect((await download(base + path)).status).toBe(404);
    }
    expect((await download(url)).status).toBe(200);
  });

  it('returns 410 after expiry (R52)', async () => {
    const url = await fixture.link(await fixture.add('abc'));
    await api.database.query(sql`update document_links set expires_at = now() where company_id = ${fixture.company.id}
      and used_at is null`);
    expect((await download(url)).status).toBe(410);
    expect((await download(url, { range: 'bytes=0-1' })).status).toBe(410);
  });

  it('returns 404 for a hidden entity or deleted document; a revoked key does not end it (R52)', async () => {
    const id = await fixture.add('abc');
    const url = await fixture.link(id);
    await hide(true);
    expect((await download(url)).status).toBe(404);
    await hide(false);
    expect((await download(url, {}, 'HEAD')).status).toBe(200);
    await api.database.query(sql`update credentials set revoked_at = now() where company_id = ${fixture.company.id}`);
    expect((await download(url, {}, 'HEAD')).status).toBe(200);
    await api.application.get(DeleteDocument, { strict: false }).execute(fixture.company.portal, { id });
    expect((await download(url)).status).toBe(404);
    fixture.company.key = await fixture.company.newKey('all');
  });

  it('is a 503 in log and metrics when its file breaks off after the head of the response', async () => {
    const id = await fixture.add(large);
    const [row] = await api.database.query<{ file: Id }>(sql`select file_id as file from documents where id = ${id}`);
    const { file } = row!;
    const store = api.application.get(DocumentStore, { strict: false });
    await store.put({ company: fixture.company.id, file }, Readable.from([large.subarray(1)]), large.length - 1);
    const url = await fixture.link(id);
    const adapter = api.application.getHttpAdapter() as unknown as ApiAdapter;
    const completed = new Promise<CompletedRequest>((resolve) => {
      adapter.onCompleted((request) => request.route.startsWith('/document-downloads') && resolve(request));
    });
    await expect(download(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(await completed).toMatchObject({
      status: 503,
      errorCode: 'file_store_unavailable',
      failure: { message: 'the document store sent less than the file' },
    });
  });

  it('has a rate limit (R71)', async () => {
    // The clock stands still, so that no limit is refilled.
    const still = await TestApi.start({}, undefined, { clock: new FixedClock(new Date()) });
    try {
      const own = await DocumentFixture.company(still);
      const url = await own.link(await own.add('abc'));
      const all = await Promise.all(Array.from({ length: 103 }, () => download(url, {}, 'HEAD')));
      const refused = all.filter(({ status }) => status === 429);
      expect([refused.length, refused[0]?.headers['retry-after']]).toEqual([3, '1']);
    } finally {
      await still.stop();
    }
  });

  it('returns 405 for other methods (W16)', async () => {
    const url = await fixture.link(await fixture.add('abc'));
    const answer = await fetch(url, { method: 'POST' });
    expect(answer.status).toBe(405);
    expect((await download(url)).status).toBe(200);
  });
});
