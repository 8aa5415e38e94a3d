import { type DynamicModule, Module } from '@nestjs/common';
import { AuditTrail, Clock, UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import type { Settings } from '@partner/runtime';
import { CreateDocumentLink } from './application/create-document-link/create-document-link.js';
import { DownloadDocument } from './application/download-document/download-document.js';
import { DocumentLinks } from './application/ports/document-links.js';
import { DocumentQueries } from './application/ports/documents.js';
import { DocumentsModule } from './documents.module.js';

/** Links for downloading documents (R52). */
@Module({})
export class DocumentLinksModule {
  static forRoot({ documentLinkSeconds }: Pick<Settings, 'documentLinkSeconds'>): DynamicModule {
    const needs = [UnitOfWork, DocumentQueries, DocumentLinks, AuditTrail];
    const providers = [
      {
        provide: CreateDocumentLink,
        inject: needs,
        useFactory: (...parts: [UnitOfWork, DocumentQueries, DocumentLinks, AuditTrail]) =>
          new CreateDocumentLink(...parts, documentLinkSeconds),
      },
      provide(DownloadDocument, [UnitOfWork, DocumentLinks, Clock]),
    ];
    return {
      module: DocumentLinksModule,
      imports: [DocumentsModule],
      providers,
      exports: [CreateDocumentLink, DownloadDocument],
    };
  }
}
