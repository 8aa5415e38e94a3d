import { type DynamicModule, Module } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { CrossCompanyDatabase } from '@partner/postgres';
import { provide } from '@partner/schema';
import type { Settings } from '@partner/runtime';
import { DocumentLinks } from './application/ports/document-links.js';
import { DocumentStore } from './application/ports/document-store.js';
import { DueDocuments, UnreferencedFiles } from './application/ports/documents.js';
import { SweepDocuments } from './application/sweep-documents/sweep-documents.js';
import { DocumentFilesModule } from './document-files.module.js';
import { DocumentsModule } from './documents.module.js';
import { DatabaseDueDocuments } from './persistence/database-due-documents.js';
import { StoredFiles } from './storage/stored-files.js';
import { DocumentsSweep } from './sweeps/documents.sweep.js';

/** Sweep of documents, for workers and the operator CLI. */
@Module({})
export class DocumentMaintenanceModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: DocumentMaintenanceModule,
      imports: [DocumentsModule, DocumentFilesModule.forRoot(settings)],
      providers: [
        provide(SweepDocuments, [UnitOfWork, UnreferencedFiles, DocumentLinks, DocumentStore]),
        provide(DueDocuments, [CrossCompanyDatabase], DatabaseDueDocuments),
        provide(StoredFiles, [DocumentStore]),
        provide(DocumentsSweep, [SweepDocuments, DueDocuments]),
      ],
    };
  }
}
