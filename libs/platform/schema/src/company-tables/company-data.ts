/** Tables with rows of companies. */
export {
  companyRows,
  type CompanyTable,
  dataOfCompanies,
  lockCompany,
  nameCompany,
  type DataOfCompanies,
  type SharedTable,
} from './company-tables.js';
export { type CompanyPlace, CompanyPlaces, placesTable } from './company-places.js';
export { endLeases, hasLeases } from './leases.js';
export { deleteRows } from './delete-rows.js';
export { copyParts } from './shared-parts.js';
