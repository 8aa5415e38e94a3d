export {
  type LedgerCriteria,
  type LedgerSortKey,
  ledgerSortKeys,
  SalesLedger,
} from './application/ports/sales-ledger.js';
export { LedgerModule } from './ledger.module.js';
