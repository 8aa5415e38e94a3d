import sql, { type Sql } from 'sql-template-tag';

/** Selects the numbers of the workers whose sessions have ended: what they had claimed is free (E10). */
export const endedWorkers: Sql = sql`select w.id from workers w where w.ended_at is not null`;
