import { defineEntity, p } from '@mikro-orm/core';
import { ofCompany } from '@partner/unit-of-work';

/** Movement of the sales ledger (R48). */
export const MovementEntity = defineEntity({
  name: 'MovementEntity',
  tableName: 'sales_ledger_movements',
  properties: {
    companyId: p.character().length(24).primary(),
    id: p.character().length(24).primary(),
    orderId: p.character().length(24),
    orderNumber: p.integer(),
    locationId: p.character().length(24).nullable(),
    status: p.text(),
    saleDate: p.datetime(3).nullable(),
    ledgerDate: p.datetime(3),
    cancelled: p.boolean(),
    movementType: p.text(),
    deltaAmount: p.decimal().precision(14).scale(2),
    newOrderAmount: p.decimal().precision(14).scale(2),
    deltaUpgradesAmount: p.decimal().precision(14).scale(2).default(0),
    deltaRemovedUpgradesAmount: p.decimal().precision(14).scale(2).default(0),
    newUpgradesAmount: p.decimal().precision(14).scale(2).default(0),
    newRemovedUpgradesAmount: p.decimal().precision(14).scale(2).default(0),
    previousStatus: p.text().nullable(),
    newStatus: p.text().nullable(),
    reason: p.text().nullable(),
    sourceView: p.text().nullable(),
  },
  ...ofCompany({
    indexes: {
      sales_ledger_movements_order: '(company_id, order_id, ledger_date, id) include (location_id)',
      sales_ledger_movements_location: '(company_id, location_id, ledger_date, id)',
      sales_ledger_movements_status: '(company_id, status, ledger_date, id) include (location_id)',
      sales_ledger_movements_type: '(company_id, movement_type, ledger_date, id) include (location_id)',
      sales_ledger_movements_cancelled: '(company_id, cancelled, ledger_date, id) include (location_id)',
      sales_ledger_movements_ledger_date: '(company_id, ledger_date, id) include (location_id, sale_date)',
      sales_ledger_movements_sale_date: '(company_id, sale_date, id) include (location_id, ledger_date)',
    },
    references: { location_id: 'locations', order_id: 'orders deferrable initially deferred' },
  }),
});
