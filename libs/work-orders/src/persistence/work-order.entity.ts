import { defineEntity, p } from '@mikro-orm/core';
import type { ExternalReferences, Id, Money } from '@partner/kernel';
import { conflictOn, statusIs } from '@partner/postgres';
import { ofCompany, recordColumns, recordTable, repositoryOf } from '@partner/unit-of-work';
import type { BomItem, DeliveryAddress, Template, WorkOrderFile, WorkOrderLine } from '../domain/work-order/parts.js';
import type { DeliveryType, PurchaseType, WorkOrderType } from '../domain/work-order/types.js';
import type { WorkOrderState } from '../domain/work-order/work-order.state.js';
import { type WorkOrderStatus, workOrderTransitions } from '../domain/work-order/work-order.transitions.js';
import { WorkOrder } from '../domain/work-order/work-order.js';
import { existingWorkOrder } from '../sql/hidden-orders.js';
import sql from 'sql-template-tag';

const hasStatus = (meaning: Parameters<typeof workOrderTransitions.statusesWith>[0]): string =>
  statusIs(sql`status`, meaning, workOrderTransitions).sql;
const existing = hasStatus('existing');

/** Matches units sold off the lot, expired or not (R12). The list of lot stock repeats this condition verbatim. */
const onTheLot = `work_order_type in ('lot-stock', 'rental-return', 'immediate-sale') and serial_number <> ''
  and ${hasStatus('sellable')}
  and quote_id is null and (order_id is null or store_expiration_anchor_at is not null)`;

/** Columns of all other filters, so that index entries are enough to apply them. */
const filtered = 'location_id, store_expires_at, work_order_type';

const subtotal = 'coalesce(base_price, 0) + coalesce(upgrades_price, 0) - coalesce(removed_price, 0)';

/** Selling price (R12), as in the list. A discount above the building subtotal does not apply. */
const sellingPrice = `(${subtotal}) - case when coalesce(discount > 0 and discount <= (${subtotal})
  and char_length(regexp_replace(discount_reason, '^\\s+|\\s+$', '', 'g')) >= 3, false) then discount else 0 end`;

/** Time at which a unit leaves the feed (§2.7): infinity while it is for sale, in UTC days. */
const storeExpiresAt = `(case
  when order_id is null or store_expiration_anchor_at is null or show_when_expired then 'infinity'::timestamptz
  else (store_expiration_anchor_at at time zone 'UTC'
    + make_interval(days => least(coalesce(store_expiration_days, 30), 1000000))) at time zone 'UTC' end) stored`;

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
    searchText: p.text().hidden(),
    storeExpiresAt: p.datetime().columnType('timestamptz').generated(storeExpiresAt).hidden(),
  },
  ...ofCompany({
    indexes: {
      work_orders_number: 'unique (company_id, number)',
      work_orders_serial_number: `unique (company_id, serial_number) where ${existing}`,
      work_orders_updated: `(company_id, updated_at, id) where ${existing}`,
      work_orders_status: `(company_id, status, id) where ${existing}`,
      work_orders_quote: '(company_id, quote_id) where quote_id is not null',
      work_orders_order: '(company_id, order_id) where order_id is not null',
      work_orders_order_number: '(company_id, order_number) where order_number is not null',
      work_orders_search: 'using gin (company_id, search_text gin_trgm_ops)',
      work_orders_references: 'using gin (company_id, external_references jsonb_path_ops)',
      work_orders_promised: `(company_id, promised_date)
        where order_id is not null and promised_date is not null and ${existing}`,
      work_orders_finished: `(company_id, promised_date)
        where order_id is not null and promised_date is not null and ${hasStatus('finished')}`,
      work_orders_location: `(company_id, location_id, created_at, id) include (status) where ${existing}`,
      work_orders_status_created: `(company_id, status, created_at, id) include (location_id) where ${existing}`,
      work_orders_serial_sorted: `(company_id, serial_number, id) where ${existing}`,
      work_orders_on_lot_location: `(company_id, location_id, created_at, id)
        include (store_expires_at, work_order_type) where ${onTheLot}`,
      work_orders_on_lot_serial: `(company_id, lower(serial_number), id) include (${filtered}) where ${onTheLot}`,
      work_orders_on_lot_title: `(company_id, lower(title), id) include (${filtered}) where ${onTheLot}`,
      work_orders_templates: `(company_id, created_at, id)
        include (location_id) where ${hasStatus('template')} and template ->> 'published' = 'true'`,
      work_orders_created: `(company_id, created_at, id)
        include (status, location_id, updated_at, search_text) where ${existing}`,
      work_orders_on_lot: `(company_id, created_at, id) include (${filtered}, search_text) where ${onTheLot}`,
      work_orders_delivered: `(company_id, status_changed_at) where order_id is not null and ${hasStatus('delivered')}`,
      work_orders_on_lot_text: `using gin (company_id, fold_case(configuration ->> 'siding') gin_trgm_ops,
        jsonb_path_query_array(lines,
          '$[*] ? (@.status != "removed" && @.category like_regex "^siding$" flag "i").productId') jsonb_path_ops)
        where ${onTheLot}`,
      work_orders_on_lot_price: `(company_id, (${sellingPrice}), id) include (${filtered}) where ${onTheLot}`,
    },
    checks: {
      work_orders_check: '(order_id is null) = (order_number is null)',
      work_orders_check1: 'quote_id is null or order_id is null',
    },
    references: { location_id: 'locations', product_id: 'products', size_id: 'sizes' },
  }),
});
export const workOrderTable = recordTable<WorkOrderState, typeof WorkOrderEntity>(WorkOrderEntity, true);

conflictOn('work_orders_serial_number', 'serial_number_taken', 'another work order has this serialNumber', {
  field: 'serialNumber',
  area: 'work-orders',
  find: (company, { serialNumber }) => sql`select id from work_orders
    where company_id = ${company} and serial_number = ${serialNumber}
      and ${statusIs(sql`status`, 'existing', workOrderTransitions)}`,
});
conflictOn('work_orders_number', 'number_taken', 'another work order has this workOrderNumber');
conflictOn('work_orders_pkey', 'id_taken', 'this id is taken');

export const DatabaseWorkOrders = repositoryOf({
  table: workOrderTable,
  name: 'work order',
  fromState: (state) => new WorkOrder(state, true),
  exists: existingWorkOrder,
});
