import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags, ApiProperty } from '@nestjs/swagger';
import { CreateDocumentLink, DocumentQueries, type EntityType, entityTypes } from '@partner/documents';
import { Caller, ListCache, NoDryRun, PathId, Scope, ChoiceParam, IdParam, TextParam } from '@partner/http';
import { type Id, samples } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';
import { ApiFails, ApiItem, ApiList, Operation } from '../shared/operation.decorators.js';
import { PublicAddress } from '../shared/public-address.js';
import { time } from '../shared/time.js';
import { downloadPath } from './document-downloads.controller.js';

/** A document of an order, a quote or a work order (§2.20). */
class DocumentItem {
  @ApiProperty({ example: '65f0c0ffee0000000000f101' }) id!: string;
  @ApiProperty({ example: 'Signed contract' }) name!: string;
  @ApiProperty({ example: 'contract-1001.pdf', description: 'File name of the download.' })
  fileName!: string;
  @ApiProperty({ example: 'Contract', description: 'Category, as free text.' }) type!: string;
  @ApiProperty({ example: 'application/pdf' }) mimeType!: string;
  @ApiProperty({ type: 'integer', example: 84213 }) sizeBytes!: number;
  @ApiProperty(time) createdAt!: string;
}

/** Single-use download link of a document (§2.20). */
class DocumentDownload {
  @ApiProperty({
    example: 'https://api.example.com/document-downloads/ZfDA…',
    description: 'Single-use link that works without a credential. Create a new link for each download.',
  })
  downloadUrl!: string;
  @ApiProperty({ example: 'contract-1001.pdf' }) fileName!: string;
  @ApiProperty({ ...time, description: 'Time until which a download can start.' }) expiresAt!: string;
}

/** Query of the list of documents (§4.13). */
class DocumentsQuery extends ListQuery {
  @ChoiceParam(entityTypes, {
    required: true,
    description: 'Kind of record that the documents belong to.',
    example: 'order',
  })
  entityType!: EntityType;
  @IdParam({ required: true, description: 'Id of the order, quote or work order.', example: samples.ids.order })
  entityId!: Id;
  @TextParam({ description: 'Filters by category (exact match).' }) type?: string;
}

/** Documents over HTTP (§4.13). */
@ApiTags('Documents')
@Controller('partner/v1/documents')
export class DocumentsController {
  constructor(
    private readonly queries: DocumentQueries,
    private readonly createLink: CreateDocumentLink,
    private readonly lists: ListCache,
    private readonly address: PublicAddress,
  ) {}

  @Get()
  @Operation(
    'listDocuments',
    'List documents',
    'Returns the documents of one order, quote or work order, newest first by default.',
    '`entityType` and `entityId` are required.',
    'Returns 404 if the record does not exist or is hidden.',
  )
  @Scope('documents.read')
  @ApiList(DocumentItem, 'A page of documents of an order, quote or work order, newest first by default')
  @ApiFails(404, 'The order, quote or work order does not exist.')
  list(@Caller() { company }: Caller, @Query() query: DocumentsQuery) {
    const list = { company, ...this.queries.listDefinition(query.entityType) };
    return this.lists.getOrLoad(list, query, () => this.queries.list(company, query));
  }

  @Get(':id/download')
  @Operation(
    'createDocumentDownload',
    'Create a download link',
    'Creates a link to the file of a document, valid for one complete download within 10 minutes.',
    'Create a new link for each download. Do not send your credential to the link: anyone with the link can download.',
  )
  @Scope('documents.read')
  @ApiFails(400, 'The request has `Partner-Dry-Run`')
  @ApiItem(DocumentDownload, 'A new download link. The file itself is not part of this response')
  @NoDryRun()
  async download(@Caller() caller: Caller, @PathId() id: Id): Promise<DocumentDownload> {
    const { token, fileName, expiresAt } = await this.createLink.execute(caller, id);
    const downloadUrl = `${this.address.url}/${downloadPath}/${token}`;
    return { downloadUrl, fileName, expiresAt: expiresAt.toISOString() };
  }
}
