import { DatabaseUnitOfWork } from '../unit/database-unit-of-work.js';

/** Unit of work across companies, on a {@link CrossCompanyDatabase} (A7). */
export class CrossCompanyUnitOfWork extends DatabaseUnitOfWork {}
