import { json } from '@partner/postgres';
import sql, { type Sql } from 'sql-template-tag';

/** JSON of document `t` as partners see it (§2.20); defines all wire names. */
export const documentItem: Sql = json.item({
  id: json.unescaped(sql`t.id`),
  name: sql`t.name`,
  fileName: sql`t.file_name`,
  type: sql`t.type`,
  mimeType: sql`t.mime_type`,
  sizeBytes: sql`t.size_bytes`,
  createdAt: json.instant(sql`t.created_at`),
});
