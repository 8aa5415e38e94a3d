export type { Finding } from './check/finding.js';
export { ApiDocument, type RawDocument } from './document/api-document.js';
export { report } from './report/report.js';
export { type Result, run, type RunOptions, type Target } from './run/run.js';
export { type Companies, makeCompanies } from './stage/companies.js';
