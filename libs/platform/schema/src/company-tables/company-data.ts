/** Tables with rows of companies. */
export { dataOfCompanies, lockCompany, nameCompany } from './company-tables.js';
export { CompanyPlaces } from './company-places.js';
export { deleteRows, endLeases } from './delete-rows.js';
export { copyParts } from './shared-parts.js';
