import type pg from 'pg';

/** Step of a plan, as `explain (format json)` shows it. */
export interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Sort Key'?: readonly string[];
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly PlanStep[];
}

/** Row of `explain (format json)`. */
export interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: PlanStep }];
}

const withParts = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(withParts)];

/** Returns all steps of an explained statement. */
export const planSteps = ({ rows }: { readonly rows: readonly Explained[] }): PlanStep[] =>
  withParts(rows[0]!['QUERY PLAN'][0].Plan);

/**
 * Returns the steps of the generic plan of a prepared statement, as `explain (generic_plan)` shows them from PostgreSQL
 * 16 on.
 * @param server connections with `plan_cache_mode = force_generic_plan`, as the servers have.
 */
export async function genericPlanSteps(server: Pick<pg.Pool, 'query'>, text: string): Promise<PlanStep[]> {
  const values = [...new Set(text.match(/\$\d+/g))].map(() => 'null').join();
  // A query of several statements runs on one connection, and has a result for each.
  const [, explained] = (await server.query(`prepare explained as ${text};
    explain (format json) execute explained${values && `(${values})`}; deallocate explained`)) as unknown as readonly {
    readonly rows: readonly Explained[];
  }[];
  return planSteps(explained!);
}
