/** Tables with rows of companies, and their rows as lines of JSON. */
export {
  companyRows,
  type CompanyTable,
  dataOfCompanies,
  lockCompany,
  type DataOfCompanies,
  type SharedTable,
} from './company-tables.js';
export {
  changedLines,
  isComparable,
  markOf,
  type PlacedLine,
  removeMissing,
  sharedLines,
  writtenLines,
} from './changed-rows.js';
export { type CompanyPlace, CompanyPlaces } from './company-places.js';
export { endLeases, hasLeases } from './leases.js';
export { deleteRows } from './delete-rows.js';
export { loadRows, loadShared, refersToItself, replaceRows, replaceShared } from './load-rows.js';
export { copyParts } from './shared-parts.js';
export {
  linesOf,
  LinesHash,
  type LinesSummary,
  lineSettings,
  rowsStatement,
  sharedStatement,
  type SharedIds,
  summaryOf,
} from './table-lines.js';
