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
  migrations: new URL('./migrations/', import.meta.url),
});

declare module '@partner/kernel' {
  interface DeclaredContexts {
    documents: typeof documentsContext;
  }
}
