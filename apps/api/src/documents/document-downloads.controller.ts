import { Controller, Get, Param, Req, Res, UseInterceptors, Injectable } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DownloadDocument, type LinkedFile } from '@partner/documents';
import { HttpFailure, PublicLink, setStandardHeaders, TokenBuckets } from '@partner/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompanyId } from '@partner/kernel';
import { ApiFails, Operation } from '../shared/operation.decorators.js';
import { byteRange } from './sending/byte-range.js';
import { etagOf, fileHeaders } from './sending/file-headers.js';
import { FileSender } from './sending/file-sender.js';
import { unavailableText } from '../document/openapi/standard-responses.js';
import { VisitorCompanies } from '../visitors/visitor-companies.js';
import { ApiFailsWithPage, type ErrorText, VisitorErrors } from '../visitors/visitor-errors.js';

const texts: Readonly<Record<number, ErrorText>> = {
  404: ['This link does not work', 'It is incomplete, or the document no longer exists.', 'Ask for a new link.'],
  409: ['The download is already running', 'Wait until it has finished. If it stopped, try again in half a minute.'],
  410: [
    'This link no longer works',
    'The document was already downloaded, or the link has expired. A link is for one download.',
    'Go back to where you found the link and open the document again, or ask for a new link.',
  ],
};

/** Pages about download links that do not work (R52). */
@Injectable()
class DocumentLinkErrors extends VisitorErrors {
  constructor(
    companies: VisitorCompanies,
    private readonly downloads: DownloadDocument,
  ) {
    super(companies);
  }

  protected ownerOf({ params }: FastifyRequest): Promise<CompanyId | undefined> {
    return this.downloads.ownerOf((params as { token: string }).token);
  }

  protected textOf(status: number): ErrorText | undefined {
    return texts[status];
  }
}

/** Path of download links, below the public address. */
export const downloadPath = 'document-downloads';

/** Rate limit per link (R71), enough for a client that fetches a file in ranges. */
const requestsOfLink = { name: 'document-link', ratePerSecond: 20, burst: 100 };

const file = { schema: { type: 'string', format: 'binary' } } as const;
const binary = { 'application/octet-stream': file, '*/*': file } as const;

const text = { type: 'string' } as const;
const fileHeaderTexts = {
  ETag: { description: 'SHA-256 of the file in hexadecimal, in quotes.', schema: text },
  'Content-Disposition': { description: '`attachment`, with the name of the file (RFC 6266).', schema: text },
};
const rangeHeaderTexts = {
  ...fileHeaderTexts,
  'Content-Range': { description: 'Range and size of the file in bytes.', schema: text },
};

/** Files of documents, for anyone with a link (R52). The link is the credential. */
@ApiTags('Documents')
@Controller(downloadPath)
@UseInterceptors(DocumentLinkErrors)
export class DocumentDownloadsController {
  constructor(
    private readonly downloads: DownloadDocument,
    private readonly sender: FileSender,
    private readonly buckets: TokenBuckets,
  ) {}

  @Get(':token')
  @Operation(
    'downloadDocumentFile',
    'Download the file of a document',
    'Returns the file itself. Call it with the `downloadUrl` of a document. The link is the credential.',
    'The link is used up once all bytes were delivered. `HEAD`, ranges and interrupted downloads do not use it up.',
    'Only one full download per link can run at a time.',
  )
  @PublicLink(404)
  @ApiParam({
    name: 'token',
    description: 'Secret token of the link.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{75}$' },
  })
  @ApiHeader({
    name: 'Range',
    required: false,
    description: 'Byte range. Multiple ranges are rejected with 416.',
    schema: { type: 'string', example: 'bytes=0-1023' },
  })
  @ApiHeader({
    name: 'If-Range',
    required: false,
    description: '`ETag` of the file. If it does not match, the whole file is returned.',
    schema: { type: 'string' },
  })
  @ApiResponse({
    status: 200,
    description: 'Whole file, with the content type of the document',
    headers: fileHeaderTexts,
    content: binary,
  })
  @ApiResponse({ status: 206, description: 'A range of the file', headers: rangeHeaderTexts, content: binary })
  @ApiFailsWithPage(404, 'The link is invalid, or its document no longer exists.')
  @ApiFailsWithPage(409, 'Another download through the link is in progress.')
  @ApiFailsWithPage(410, 'The link was used or has expired.')
  @ApiFails(416, 'The range is outside the file, or the request has multiple ranges.')
  @ApiFailsWithPage(429, 'Too many requests through this link, or too many invalid links from this address.')
  @ApiFailsWithPage(503, unavailableText)
  async file(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.downloads.find(token);
    const { allowed, retryAfterSeconds } = await this.buckets.take(requestsOfLink, file.link);
    if (!allowed) throw HttpFailure.tooManyRequests(retryAfterSeconds);
    if (request.method === 'HEAD') return this.#head(request, reply, file);
    const range = isCurrent(request.headers['if-range'], file)
      ? byteRange(request.headers.range, file.sizeBytes)
      : undefined;
    const lease = range ? undefined : await this.downloads.begin(file);
    await this.sender.send(request, reply, { file, range, lease });
  }

  /** Writes the response directly, because the framework would set the length of the empty body. */
  #head(request: FastifyRequest, reply: FastifyReply, file: LinkedFile): void {
    reply.headers(fileHeaders(file));
    setStandardHeaders(request, reply);
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as NodeJS.Dict<string>).end();
  }
}

/** True if a partial copy of the client is of this file, or if the client does not say (RFC 9110 §13.1.5). */
const isCurrent = (ifRange: string | string[] | undefined, { contentHash }: LinkedFile): boolean =>
  ifRange === undefined || ifRange === etagOf(contentHash);
