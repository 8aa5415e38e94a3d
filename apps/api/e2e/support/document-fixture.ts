import { PutDocument, type PutDocumentCommand, UploadFile } from '@partner/documents';
import type { Id } from '@partner/kernel';
import { get, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { OrderFixture } from './order-fixture.js';
import type { TestApi, TestCompany } from './test-api.js';

/** Link as returned by the API. */
export interface Link {
  readonly downloadUrl: string;
  readonly fileName: string;
  readonly expiresAt: string;
}

/** Response of a link, with the whole body. */
export interface Download {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** Company with an order and its documents. */
export class DocumentFixture {
  private constructor(
    readonly orders: OrderFixture,
    readonly order: Id,
  ) {}

  static async company(api: TestApi): Promise<DocumentFixture> {
    const orders = await OrderFixture.company(api);
    return new DocumentFixture(orders, (await orders.create()).id);
  }

  get company(): TestCompany {
    return this.orders.company;
  }

  /** Adds a document, by default to the order. */
  async add(content: string | Buffer = 'content', fields: PutDocumentCommand = {}): Promise<Id> {
    const bytes = Buffer.from(content as string);
    const { application } = this.orders;
    const file = await application
      .get(UploadFile, { strict: false })
      .execute(this.company.id, { sizeBytes: bytes.length, open: () => Readable.from([bytes]) });
    const command = { entityType: 'order', entityId: this.order, fileName: 'contract.pdf', file, ...fields } as const;
    return application.get(PutDocument, { strict: false }).execute(this.company.portal, command);
  }

  async link(document: Id): Promise<string> {
    const answer = await this.company.get<Link>(`documents/${document}/download`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.downloadUrl;
  }
}

/** Requests a link and reads the whole response. @throws Error when the response is interrupted. */
export async function download(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Download> {
  const response = await openDownload(url, headers, method);
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: await buffer(response) };
}

/** Returns the response of a link once it starts, with its body unread. */
export function openDownload(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers, method, agent: false }, resolve).on('error', reject).end();
  });
}

/** Starts a download and disconnects before it ends. */
export function abortDownload(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = get(url, { agent: false }, (response) => {
      response.on('error', () => undefined);
      response.once('close', resolve);
      response.destroy();
    });
    call.on('error', reject);
  });
}
