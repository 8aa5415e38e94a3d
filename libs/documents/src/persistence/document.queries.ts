import { type CompanyId, type Id, JsonResponse, type ListDefinition, notFound } from '@partner/kernel';
import { type Database, Json, listDefinition, listStatement } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';
import type { DocumentCriteria, DocumentQueries } from '../application/ports/documents.js';
import type { EntityType } from '../domain/document/document.js';
import { owners, visibleWithOwner } from './visible-owner.js';

/** JSON of document `t` as partners see it (§2.20); defines all wire names. */
const documentItem: Sql = Json.item({
  id: Json.unescaped(sql`t.id`),
  name: sql`t.name`,
  fileName: sql`t.file_name`,
  type: sql`t.type`,
  mimeType: sql`t.mime_type`,
  sizeBytes: sql`t.size_bytes`,
  createdAt: Json.instant(sql`t.created_at`),
});

const source = { resource: 'document', table: sql`documents` } as const;
const lookUps = { order: ['order', 'location'], quote: ['quote', 'location'], workOrder: ['work_order'] } as const;
const names = { order: 'order', quote: 'quote', workOrder: 'work order' } as const;

export class DatabaseDocumentQueries implements DocumentQueries {
  constructor(private readonly database: Database) {}

  listDefinition(entityType: EntityType): ListDefinition {
    return listDefinition('documents', { ...source, lookUps: lookUps[entityType] });
  }

  async list(company: CompanyId, criteria: DocumentCriteria): Promise<JsonResponse> {
    const { entityType, entityId } = criteria;
    const { table, visible } = owners[entityType];
    const [row] = await this.database.query<{ json: string }>(sql`
      select l.json from ${table} t, lateral (${page(company, criteria)}) l
      where t.company_id = ${company} and t.id = ${entityId} and ${visible}`);
    if (!row) throw notFound(names[entityType]);
    return new JsonResponse(row.json);
  }

  async fileNameOf(company: CompanyId, id: Id): Promise<string> {
    const [found] = await this.database.query<{ fileName: string }>(sql`
      select d.file_name as "fileName" from documents d
      where d.company_id = ${company} and d.id = ${id} and ${visibleWithOwner}`);
    if (!found) throw notFound('document');
    return found.fileName;
  }
}

function page(company: CompanyId, criteria: DocumentCriteria): Sql {
  const { entityType, entityId, type, order } = criteria;
  const where = [
    sql`t.entity_type = ${entityType} and t.entity_id = ${entityId} and t.deleted_at is null`,
    ...(type === undefined ? [] : [sql`t.type = ${type}`]),
  ];
  const sort = sql`t.created_at`;
  return listStatement({ ...source, company, where, sort, order, item: documentItem }, criteria);
}
