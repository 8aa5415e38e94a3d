export type { LotStockCriteria, LotStockSortKey, StockTemplateCriteria } from './application/ports/lot-stock.js';
export { LotStock, lotStockSortKeys, StockTemplates } from './application/ports/lot-stock.js';
export { type StockType, parseStockType, stockTypeNames } from './application/stock-type.js';
export { InventoryModule } from './inventory.module.js';
