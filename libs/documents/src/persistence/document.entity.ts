import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { DocumentState, EntityType } from '../domain/document/document.js';

/** Generated column with the id of the record that the document belongs to, if it is of this type. */
// eslint-disable-next-line @typescript-eslint/explicit-function-return-type -- the type is what the declaration says
const idOf = (type: EntityType) => {
  const generated = `(case entity_type when '${type}' then entity_id else null end) stored`;
  return p.character().length(24).nullable().generated(generated).hidden();
};

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
    orderId: idOf('order'),
    quoteId: idOf('quote'),
    workOrderId: idOf('workOrder'),
  },
  ...ofCompany({
    indexes: {
      documents_entity: '(company_id, entity_type, entity_id, created_at, id)',
      documents_file: 'unique (company_id, file_id)',
      documents_location: '(company_id, location_id)',
    },
    checks: {
      documents_check: 'num_nonnulls(order_id, quote_id, work_order_id) = 1',
      documents_size_bytes_check: 'size_bytes > 0',
    },
    references: { location_id: 'locations', order_id: 'orders', quote_id: 'quotes', work_order_id: 'work_orders' },
  }),
});
export const documentTable = recordTable<DocumentState, typeof DocumentEntity>(DocumentEntity, true);

conflictOn('documents_pkey', 'id_taken', 'this id is taken');
