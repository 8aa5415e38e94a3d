import type { readModels } from '@partner/postgres';
import type { Sql } from 'sql-template-tag';

/** The timezone of the company of a location, which items show (§2.10), bound where companies are kept. */
export abstract class CompanyTimezone {
  /** Joins it to the location `t`. */
  abstract readonly join: readModels.Joined;
  abstract readonly timezone: Sql;
}
