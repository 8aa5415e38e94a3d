import { defineEntity, p } from '@mikro-orm/core';
import type { CompanyId, Id, Money } from '@partner/kernel';
import { recordTable } from '@partner/unit-of-work';
import type { LedgerMovement, MovementType } from '../domain/movement/movement.js';

export const LedgerMovementEntity = defineEntity({
  name: 'LedgerMovementEntity',
  tableName: 'sales_ledger_movements',
  properties: {
    companyId: p.character().length(24).$type<CompanyId>().primary(),
    id: p.character().length(24).$type<Id>().primary(),
    orderId: p.character().length(24).$type<Id>(),
    orderNumber: p.integer(),
    customerName: p.text().nullable(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    status: p.text(),
    saleDate: p.datetime(3).nullable(),
    ledgerDate: p.datetime(3),
    cancelled: p.boolean(),
    movementType: p.text().$type<MovementType>(),
    deltaAmount: p.decimal().precision(14).scale(2).$type<Money>(),
    newOrderAmount: p.decimal().precision(14).scale(2).$type<Money>(),
  },
});
export const ledgerMovementTable = recordTable<LedgerMovement, typeof LedgerMovementEntity>(LedgerMovementEntity, true);
