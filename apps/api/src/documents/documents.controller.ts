import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateDocumentLink, DocumentQueries, type EntityType, entityTypes } from '@partner/documents';
import {
  ApiFails,
  ApiItem,
  ApiList,
  Caller,
  ListCache,
  Operation,
  PathId,
  Scope,
  ChoiceParam,
  IdParam,
  TextParam,
} from '@partner/http';
import { type Id, sampleIds } from '@partner/kernel';
import { ListQuery } from '../shared/list.query.js';
import { PublicAddress } from '../shared/public-address.js';
import { downloadPath } from './document-downloads.controller.js';
import { DocumentDownload, DocumentItem } from './document.response.js';

/** What the list of documents is asked for (§4.13). */
class DocumentsQuery extends ListQuery {
  @ChoiceParam(entityTypes, { required: true, description: 'What the documents belong to.', example: 'order' })
  entityType!: EntityType;
  @IdParam({ required: true, description: 'The order, quote or work order.', example: sampleIds.order })
  entityId!: Id;
  @TextParam({ description: 'Documents of exactly this category.' }) type?: string;
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
    'Documents of one order, quote or work order, newest first unless ordered otherwise.',
    '`entityType` and `entityId` are required.',
    '404 when there is no such record, or it is hidden.',
  )
  @Scope('documents.read')
  @ApiList(DocumentItem, 'The documents of an order, a quote or a work order, newest first unless ordered otherwise')
  @ApiFails(404, 'There is no such order, quote or work order.')
  list(@Caller() { company }: Caller, @Query() query: DocumentsQuery) {
    const list = { company, ...this.queries.listDefinition(query.entityType) };
    return this.lists.getOrLoad(list, query, () => this.queries.list(company, query));
  }

  @Get(':id/download')
  @Operation(
    'createDocumentDownload',
    'Create a download link of a document',
    'Makes a link to the file of a document, good for one complete download within 10 minutes.',
    'Ask for a new link each time. Do not send your credential to the link: whoever has it can download.',
  )
  @Scope('documents.read')
  @ApiItem(DocumentDownload, 'A new link; it leads to the file, which is not part of this answer')
  async download(@Caller() caller: Caller, @PathId() id: Id): Promise<DocumentDownload> {
    const { token, fileName, expiresAt } = await this.createLink.execute(caller, id);
    const downloadUrl = `${this.address.url}/${downloadPath}/${token}`;
    return { downloadUrl, fileName, expiresAt: expiresAt.toISOString() };
  }
}
