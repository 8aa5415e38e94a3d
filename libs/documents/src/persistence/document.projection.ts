import { instant, jsonItem, unescapedText } from '@partner/persistence';
import sql, { type Sql } from 'sql-template-tag';

/** The document `t` as partners see it (§2.20): the only place that knows its wire names. */
export const documentItem: Sql = jsonItem({
  id: unescapedText(sql`t.id`),
  name: sql`t.name`,
  fileName: sql`t.file_name`,
  type: sql`t.type`,
  mimeType: sql`t.mime_type`,
  sizeBytes: sql`t.size_bytes`,
  createdAt: instant(sql`t.created_at`),
});
