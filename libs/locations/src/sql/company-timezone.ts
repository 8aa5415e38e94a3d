import type { Joined } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';

/** SQL for the timezone of a location's company, which items show (§2.10). Implemented by companies. */
export abstract class CompanyTimezone {
  /** Joins the company to the location `t`. */
  abstract readonly join: Joined;
  abstract readonly timezone: Sql;
}
