import { defineContext } from '@partner/kernel';

/** Bounded context of files of orders, quotes and work orders, and their download links. */
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
      download_in_progress: 'Another download is using this link. Wait, or request a new link.',
      upload_too_slow: 'The upload took too long, and its file was removed.',
    },
    unavailable: {
      file_store_unavailable: 'The file store is unavailable. Send the request again.',
    },
  },
  tables: {
    documents: 'records',
    document_links: { sweptBy: 'documents', travels: true },
    unreferenced_files: { sweptBy: 'documents', travels: false },
  },
  texts: {
    documents: { personal: 'name file_name', other: 'entity_type type mime_type' },
  },
  reads: {
    companies: ['companies'],
    sales: ['orders', 'quotes'],
    schema: ['moving_companies'],
    'work-orders': ['work_orders'],
  },
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    documents: typeof documentsContext;
  }
}
