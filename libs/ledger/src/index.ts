export type { LedgerSortKey } from './application/ports/sales-ledger.js';
export { ledgerSortKeys, SalesLedger } from './application/ports/sales-ledger.js';
export { LedgerModule } from './ledger.module.js';
