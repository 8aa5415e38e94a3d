export { ApiDocument, type RawDocument } from './document/api-document.js';
export { report } from './report/report.js';
export type { Keys } from './run/authorization.js';
export { KnownIds } from './run/known-ids.js';
export { run } from './run/run.js';
export { fillCompany } from './fixture/companies.js';
export { recordId } from './fixture/company-records.js';
