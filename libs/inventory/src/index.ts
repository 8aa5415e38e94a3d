export type { LotStockCriteria, LotStockSortKey } from './application/ports/lot-stock.js';
export { LotStock, lotStockSortKeys } from './application/ports/lot-stock.js';
export { type StockTemplateCriteria, StockTemplates } from './application/ports/stock-templates.js';
export { type StockType, parseStockType, stockTypeNames } from './application/stock-type.js';
export { InventoryModule } from './inventory.module.js';
