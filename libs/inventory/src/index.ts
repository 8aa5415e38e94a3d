export type { LotStockSortKey } from './application/ports/lot-stock.js';
export { LotStock, lotStockSortKeys, StockTemplates } from './application/ports/lot-stock.js';
export { parseStockType, stockTypeNames } from './application/stock-type.js';
export { InventoryModule } from './inventory.module.js';
