import { DatabaseUnitOfWork } from '../unit/database-unit-of-work.js';

/** Transactions of those who look across companies; they run on a {@link CrossCompanyDatabase} (A7). */
export class CrossCompanyUnitOfWork extends DatabaseUnitOfWork {}
