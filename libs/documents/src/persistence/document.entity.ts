import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
import type { DocumentState, EntityType } from '../domain/document/document.js';

export const DocumentEntity = defineEntity({
  name: 'DocumentEntity',
  tableName: 'documents',
  properties: {
    ...recordColumns(),
    entityType: p.text().$type<EntityType>(),
    entityId: p.character().length(24).$type<Id>(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    name: p.text(),
    fileName: p.text(),
    type: p.text(),
    mimeType: p.text(),
    fileId: p.character().length(24).$type<Id>(),
    sizeBytes: p.bigint('number'),
    contentHash: p.character().length(64),
    deletedAt: p.datetime(3).nullable(),
  },
});
export const documentTable = recordTable<DocumentState, typeof DocumentEntity>(DocumentEntity, true);

conflictOn('documents_pkey', 'id_taken', 'this id is taken');
