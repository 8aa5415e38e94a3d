import type pg from 'pg';

/**
 * Returns the generic plan of a prepared statement as JSON, as `explain (generic_plan)` shows it from PostgreSQL 16 on.
 * @param server connections with `plan_cache_mode = force_generic_plan`, as the servers have.
 */
export async function genericPlanOf<Step>(server: Pick<pg.Pool, 'query'>, text: string): Promise<Step> {
  const values = [...new Set(text.match(/\$\d+/g))].map(() => 'null').join();
  // A query of several statements runs on one connection, and has a result for each.
  const [, explained] = (await server.query(`prepare explained as ${text};
    explain (format json) execute explained${values && `(${values})`}; deallocate explained`)) as unknown as readonly {
    readonly rows: readonly { readonly 'QUERY PLAN': readonly [{ readonly Plan: Step }] }[];
  }[];
  return explained!.rows[0]!['QUERY PLAN'][0].Plan;
}
