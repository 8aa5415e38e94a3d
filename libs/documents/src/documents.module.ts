import { Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { Database } from '@partner/postgres';
import { provide } from '@partner/schema';
import { DeleteDocument } from './application/delete-document/delete-document.js';
import { DocumentEntities, Documents, DocumentQueries, UnreferencedFiles } from './application/ports/documents.js';
import { DocumentLinks } from './application/ports/document-links.js';
import { PutDocument } from './application/put-document/put-document.js';
import { DatabaseDocumentEntities } from './persistence/database-document-entities.js';
import { DatabaseDocumentLinks } from './persistence/database-document-links.js';
import { DatabaseDocuments } from './persistence/database-documents.js';
import { DatabaseUnreferencedFiles } from './persistence/database-unreferenced-files.js';
import { DatabaseDocumentQueries } from './persistence/document.queries.js';

const exported = [
  provide(Documents, [Database], DatabaseDocuments),
  provide(DocumentQueries, [Database], DatabaseDocumentQueries),
  provide(UnreferencedFiles, [Database], DatabaseUnreferencedFiles),
  provide(DocumentLinks, [Database], DatabaseDocumentLinks),
  provide(PutDocument, [UnitOfWork, Documents, DocumentEntities, UnreferencedFiles]),
  provide(DeleteDocument, [UnitOfWork, Documents, UnreferencedFiles]),
];

/** Records and reads documents without their files (§4.13). */
@Module({
  providers: [provide(DocumentEntities, [Database], DatabaseDocumentEntities), ...exported],
  exports: exported.map(({ provide: token }) => token),
})
export class DocumentsModule {}
