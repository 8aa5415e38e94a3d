export * from './cross-company-database.js';
export * from './cross-company-unit-of-work.js';
export { currentCompany, forCompany } from './current-company.js';
export * from './roles.js';
