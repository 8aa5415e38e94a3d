import type { DatabaseOptions } from '../connection/connection-pool.js';
import { Database } from '../database.js';
import { roles } from '../servers/roles.js';

/**
 * Database access across companies (A7). Its connections run as `partner_cross_company`, whose policies let it change
 * no rows of a company that is moving to another cell, or has moved. All uses are listed with their reasons in
 * `tools/architecture/src/cross-company.ts`; a test rejects unlisted uses.
 */
export class CrossCompanyDatabase extends Database {
  constructor(options: DatabaseOptions) {
    super({ ...options, role: roles.crossCompany });
  }
}
