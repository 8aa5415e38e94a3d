import { defineEntity, p } from '@mikro-orm/core';
import type { Id } from '@partner/kernel';
import { conflictOn } from '@partner/postgres';
import { recordColumns, recordTable } from '@partner/unit-of-work';
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
});
export const deliveryTable = recordTable<DeliveryState, typeof DeliveryEntity>(DeliveryEntity, true);

conflictOn('deliveries_pkey', 'id_taken', 'this id is taken');
