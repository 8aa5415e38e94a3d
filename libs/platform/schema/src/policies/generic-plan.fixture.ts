import type { CompanyId } from '@partner/kernel';
import { raw } from 'sql-template-tag';
import type { Database } from '@partner/postgres';

/**
 * Returns the generic plan that server connections use for a statement, as `explain (generic_plan)` shows it from
 * PostgreSQL 16 on.
 */
export async function genericPlan(database: Database, text: string, company?: CompanyId): Promise<string> {
  const values = [...new Set(text.match(/\$\d+/g))].map(() => 'null');
  const texts = [
    `prepare explained as ${text}`,
    `explain (costs off) execute explained(${values.join()})`,
    'deallocate explained',
  ];
  const [, lines] = await database.each<Record<string, string>>(
    texts.map((each) => ({ company, statement: raw(each) })),
  );
  return lines!.map((line) => Object.values(line)[0]).join('\n');
}
