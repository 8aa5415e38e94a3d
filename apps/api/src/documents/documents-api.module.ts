import { type DynamicModule, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { DocumentFilesModule, DocumentLinksModule, DocumentStore } from '@partner/documents';
import type { ApiAdapter } from '@partner/http';
import type { Settings } from '@partner/runtime';
import { PublicAddress } from '../shared/public-address.js';
import { VisitorsModule } from '../visitors/visitors.module.js';
import { DocumentDownloadsController } from './document-downloads.controller.js';
import { DocumentsController } from './documents.controller.js';
import { FileSender } from './sending/file-sender.js';

/** Documents over HTTP (§4.13). */
@Module({})
export class DocumentsApiModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: DocumentsApiModule,
      imports: [VisitorsModule, DocumentFilesModule.forRoot(settings), DocumentLinksModule.forRoot(settings)],
      controllers: [DocumentsController, DocumentDownloadsController],
      providers: [
        PublicAddress.provider(settings),
        {
          provide: FileSender,
          inject: [DocumentStore, HttpAdapterHost],
          useFactory: (store: DocumentStore, host: HttpAdapterHost<ApiAdapter>) => new FileSender(store, host),
        },
      ],
    };
  }
}
