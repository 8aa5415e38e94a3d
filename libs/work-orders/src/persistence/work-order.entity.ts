import { defineEntity, p } from '@mikro-orm/core';
import type { ExternalReferences, Id, Money } from '@partner/kernel';
import { conflictOn, readModels } from '@partner/postgres';
import { recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import type { BomItem, DeliveryAddress, Template, WorkOrderFile, WorkOrderLine } from '../domain/work-order/parts.js';
import type { DeliveryType, PurchaseType, WorkOrderType } from '../domain/work-order/types.js';
import type { WorkOrderState } from '../domain/work-order/work-order.state.js';
import { type WorkOrderStatus, workOrderTransitions } from '../domain/work-order/work-order.transitions.js';
import { WorkOrder } from '../domain/work-order/work-order.js';
import { existingWorkOrder } from '../sql/hidden-orders.js';
import sql from 'sql-template-tag';

export const WorkOrderEntity = defineEntity({
  name: 'WorkOrderEntity',
  tableName: 'work_orders',
  properties: {
    ...recordColumns(),
    number: p.integer(),
    status: p.text().$type<WorkOrderStatus>(),
    statusChangedAt: p.datetime(3),
    serialNumber: p.text().nullable(),
    title: p.text().nullable(),
    description: p.text().nullable(),
    locationId: p.character().length(24).$type<Id>().nullable(),
    productId: p.character().length(24).$type<Id>().nullable(),
    sizeId: p.character().length(24).$type<Id>().nullable(),
    purchaseType: p.text().$type<PurchaseType>().nullable(),
    workOrderType: p.text().$type<WorkOrderType>().nullable(),
    deliveryType: p.text().$type<DeliveryType>().nullable(),
    basePrice: p.decimal().precision(14).scale(2).$type<Money>().nullable(),
    upgradesPrice: p.decimal().precision(14).scale(2).$type<Money>().nullable(),
    removedPrice: p.decimal().precision(14).scale(2).$type<Money>().nullable(),
    discount: p.decimal().precision(14).scale(2).$type<Money>().nullable(),
    discountReason: p.text().nullable(),
    promisedDate: p.datetime(3).nullable(),
    storeExpirationDays: p.integer().nullable(),
    showWhenExpired: p.boolean(),
    storeExpirationAnchorAt: p.datetime(3).nullable(),
    quoteId: p.character().length(24).$type<Id>().nullable(),
    orderId: p.character().length(24).$type<Id>().nullable(),
    orderNumber: p.integer().nullable(),
    deliveryAddress: p.json<DeliveryAddress>().nullable(),
    images: p.array().$type<readonly string[]>(),
    files: p.json<readonly WorkOrderFile[]>(),
    configuration: p.json<Readonly<Record<string, unknown>>>().nullable(),
    lines: p.json<readonly WorkOrderLine[]>(),
    bom: p.json<readonly BomItem[]>(),
    template: p.json<Template>().nullable(),
    externalReferences: p.json<ExternalReferences>().nullable(),
  },
});
export const workOrderTable = recordTable<WorkOrderState, typeof WorkOrderEntity>(WorkOrderEntity, true);

conflictOn('work_orders_serial_number', 'serial_number_taken', 'another work order has this serialNumber', {
  area: 'work-orders',
  find: (company, { serialNumber }) => sql`select id from work_orders
    where company_id = ${company} and serial_number = ${serialNumber}
      and ${readModels.statusIs(sql`status`, 'existing', workOrderTransitions)}`,
});
conflictOn('work_orders_number', 'number_taken', 'another work order has this workOrderNumber');
conflictOn('work_orders_pkey', 'id_taken', 'this id is taken');

export const DatabaseWorkOrders = repositoryOf({
  table: workOrderTable,
  name: 'work order',
  fromState: (state) => new WorkOrder(state, true),
  exists: existingWorkOrder,
});
