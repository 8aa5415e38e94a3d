import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { UnitOfWork } from '@partner/kernel';
import { provide } from '@partner/schema';
import type { Settings } from '@partner/runtime';
import { DocumentStore } from './application/ports/document-store.js';
import { Documents, UnreferencedFiles } from './application/ports/documents.js';
import { CopyFiles } from './application/copy-files/copy-files.js';
import { EraseDocuments } from './application/erase-documents/erase-documents.js';
import { UploadFile } from './application/upload-file/upload-file.js';
import { DocumentsModule } from './documents.module.js';
import { openDocumentStore } from './storage/open-document-store.js';

/** Stores files of documents, in the configured bucket or the data directory. */
@Module({})
export class DocumentFilesModule implements OnApplicationShutdown {
  constructor(@Inject(DocumentStore) private readonly store: DocumentStore) {}

  static forRoot(settings: Settings): DynamicModule {
    return {
      module: DocumentFilesModule,
      imports: [DocumentsModule],
      providers: [
        { provide: DocumentStore, useFactory: () => openDocumentStore(settings) },
        provide(UploadFile, [UnitOfWork, UnreferencedFiles, DocumentStore]),
        provide(CopyFiles, [Documents, DocumentStore]),
        provide(EraseDocuments, [UnitOfWork, Documents, UnreferencedFiles, DocumentStore]),
      ],
      exports: [CopyFiles, DocumentStore, EraseDocuments, UploadFile, DocumentsModule],
    };
  }

  onApplicationShutdown(): void {
    this.store.close();
  }
}
