import { Database, type DatabaseOptions } from '../database.js';
import * as roles from './roles.js';

/**
 * The database as those see it who look across companies (A7). Its connections run as `partner_cross_company`. Who
 * uses it is listed, each with the reason, in `tools/architecture/src/cross-company.ts`; a use that is not listed fails
 * a test.
 */
export class CrossCompanyDatabase extends Database {
  constructor(options: DatabaseOptions) {
    super({ ...options, role: roles.crossCompany });
  }
}
