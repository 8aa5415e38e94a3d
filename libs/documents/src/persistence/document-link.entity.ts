import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Download link of a document. */
export const DocumentLinkEntity = defineEntity({
  name: 'DocumentLinkEntity',
  tableName: 'document_links',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    documentId: p.character().length(24),
    tokenHash: p.character().length(64),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
    usedAt: p.datetime(3).nullable(),
    leaseId: p.character().length(24).nullable(),
    leasedUntil: p.datetime(3).nullable(),
    sentAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: {
      document_links_document: '(company_id, document_id)',
      document_links_expires: '(company_id, expires_at)',
    },
    references: { document_id: 'documents' },
  }),
});

/** File to which no document points (R52). */
export const UnreferencedFileEntity = defineEntity({
  name: 'UnreferencedFileEntity',
  tableName: 'unreferenced_files',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    since: p.datetime(3),
  },
  ...ofCompany({ indexes: { unreferenced_files_since: '(company_id, since)' } }),
});
