import { defineContext } from '@partner/kernel';

/** Files of orders, quotes and work orders, and the links through which they are downloaded. */
export const documentsContext = defineContext({
  name: 'documents',
  resources: {
    document: {
      events: ['created'],
      hidesWithLocation: true,
      url: 'documents/{id}/download',
    },
  },
  sweepGroups: ['retention'],
  errors: {
    conflict: {
      download_in_progress: 'Somebody else downloads through this link. Wait, or ask for a link of your own.',
      upload_too_slow: 'The upload took too long, and its file was removed.',
    },
    unavailable: {
      file_store_unavailable: 'The store of the files does not answer. Send the request again.',
    },
  },
  tables: {
    documents: 'records',
    document_links: { sweptBy: 'documents' },
    unreferenced_files: { sweptBy: 'documents' },
  },
  reads: {
    companies: ['companies'],
    sales: ['orders', 'quotes'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    documents: typeof documentsContext;
  }
}
