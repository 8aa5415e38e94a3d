import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { DownloadDocument, type LinkedFile } from '@partner/documents';
import { ApiFails, finish, Operation, PublicLink, TokenBuckets, tooManyRequests } from '@partner/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from './sending/byte-range.js';
import { etagOf, fileHeaders } from './sending/file-headers.js';
import { FileSender } from './sending/file-sender.js';

/** Where the links of documents lead, below the public address. */
export const downloadPath = 'document-downloads';

/** Requests through one link (R71): enough for a client that fetches a file in ranges. */
const requestsOfLink = { name: 'document-link', ratePerSecond: 20, burst: 100 };

const binary = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } as const;

/** The files of documents, for whoever has a link (R52). The link is the credential. */
@ApiTags('Documents')
@Controller(downloadPath)
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
    'The file itself, at the `downloadUrl` of a document; the link is the credential.',
    'It is used up once every byte was delivered. `HEAD` and ranges use nothing up, and a download that breaks off',
    'leaves the link free. Of several downloads at once one is made.',
  )
  @PublicLink(404)
  @ApiParam({
    name: 'token',
    description: 'The secret of the link.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{75}$' },
  })
  @ApiHeader({
    name: 'Range',
    required: false,
    description: 'One range of bytes; several at once are 416.',
    schema: { type: 'string', example: 'bytes=0-1023' },
  })
  @ApiHeader({
    name: 'If-Range',
    required: false,
    description: 'The `ETag` of the file that the range is of; another one gets the whole file.',
    schema: { type: 'string' },
  })
  @ApiProduces('application/octet-stream')
  @ApiResponse({ status: 200, description: 'The whole file, with the content type of the document', content: binary })
  @ApiResponse({ status: 206, description: 'A range of the file', content: binary })
  @ApiFails(404, 'The link is forged, or its document is not there any more.')
  @ApiFails(409, 'Somebody else downloads through the link.')
  @ApiFails(410, 'The link was used or has expired.')
  @ApiFails(416, 'The file has no such range, or several were asked for.')
  @ApiFails(429, 'Too many requests through this link, or too many forged ones.')
  async file(@Param('token') token: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.downloads.find(token);
    const { allowed, retryAfterSeconds } = await this.buckets.take(requestsOfLink, file.link);
    if (!allowed) throw tooManyRequests(retryAfterSeconds);
    if (request.method === 'HEAD') return this.#head(request, reply, file);
    const range = isCurrent(request.headers['if-range'], file)
      ? byteRange(request.headers.range, file.sizeBytes)
      : undefined;
    const lease = range ? undefined : await this.downloads.begin(file);
    await this.sender.send(request, reply, { file, range, lease });
  }

  /** The framework would take the length of the body that it is given, which is none. */
  #head(request: FastifyRequest, reply: FastifyReply, file: LinkedFile): void {
    reply.headers(fileHeaders(file));
    finish(request, reply);
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as NodeJS.Dict<string>).end();
  }
}

/** Whether what the client has parts of is this file, as far as it says (RFC 9110 §13.1.5). */
const isCurrent = (ifRange: string | string[] | undefined, { contentHash }: LinkedFile): boolean =>
  ifRange === undefined || ifRange === etagOf(contentHash);
