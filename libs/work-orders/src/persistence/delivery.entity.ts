import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable } from '@partner/unit-of-work';
import type { DeliveryState } from '../domain/delivery/delivery.js';

export const DeliveryEntity = defineEntity({
  name: 'DeliveryEntity',
  tableName: 'deliveries',
  properties: {
    ...recordColumns(),
    workOrderId: p.character().length(24).$type<Id>(),
    scheduledDate: p.datetime(3).nullable(),
    runNumber: p.integer().nullable(),
    runStatus: p.text(),
    driverName: p.text().nullable(),
    deliveredAt: p.datetime(3).nullable(),
  },
  ...ofCompany({
    indexes: { deliveries_work_order: 'unique (company_id, work_order_id)' },
    references: { work_order_id: 'work_orders' },
  }),
});
export const deliveryTable = recordTable<DeliveryState, typeof DeliveryEntity>(DeliveryEntity, true);

conflictOn('deliveries_pkey', 'id_taken', 'this id is taken');
