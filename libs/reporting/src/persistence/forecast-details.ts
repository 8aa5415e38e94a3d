import type { CompanyId } from '@partner/kernel';
import { json } from '@partner/postgres';
import sql, { empty, join, type Sql } from 'sql-template-tag';
import { type Bucket, maxDetails } from '../domain/bucket/bucket.js';
import { amount, overlappingWeeks, placeOf } from './forecast.buckets.js';

const isDelivered = sql`m.bucket = ${placeOf('actual')}`;

/** True if the date that qualified the member `m` is the order's, not its unit's. */
const datedByOrder = sql`case when ${isDelivered} then m.order_delivered else not m.has_unit end`;

/** A detail row (R51) from the member `m`, its location `l` and the bounds `b`. */
const row = json.item({
  orderId: json.unescaped(sql`m.id`),
  orderNumber: sql`m.number`,
  workOrderId: json.unescaped(sql`m.work_order_id`),
  serialNumber: sql`m.serial_number`,
  customerName: sql`m.customer_name`,
  locationId: json.unescaped(sql`m.location_id`),
  locationName: sql`l.name`,
  status: sql`m.status`,
  orderStatus: sql`m.status`,
  orderDelivered: sql`m.order_delivered`,
  workOrderNumber: sql`m.work_order_number`,
  workOrderStatus: sql`m.work_order_status`,
  promisedDate: sql`m.promised_on`,
  deliveredAt: json.instant(sql`m.delivered_at`),
  qualifiedBy: sql`case when ${datedByOrder} then 'order' else 'wo' end ||
    case when ${isDelivered} then '_delivered' else '_promised' end`,
  bucketDate: sql`case when ${isDelivered} then (m.delivered_at at time zone b.timezone)::date else m.promised_on end`,
  dateSource: sql`case when ${datedByOrder} then 'order' else 'work_order' end`,
  amount: json.decimal(amount),
  basePrice: json.decimal(sql`m.base_price`),
  upgrades: json.decimal(sql`m.upgrades`),
  removedUpgrades: json.decimal(sql`m.removed_upgrades`),
  amountSource: sql`case when m.has_unit then 'work_order' else 'order' end`,
});

const isRequested = (details: readonly Bucket[]): Sql => sql`m.bucket in (${join(details.map(placeOf))})`;

/** The shown rows as a `with` clause: the first 2,000 of all buckets together (R51, R67). */
export const shownRows = (company: CompanyId, details: readonly Bucket[]): Sql => sql`shown as materialized (
  select m.bucket, m.week, m.place, ${row} as json from (
    select m.*, row_number() over (order by m.bucket, m.promised_on, m.id) as place from members m
      where ${isRequested(details)} order by place limit ${maxDetails}::int) m
    cross join bounds b left join visible_locations l on l.company_id = ${company} and l.id = m.location_id)`;

const listed = (where: Sql): Sql =>
  sql`(select '[' || coalesce(string_agg(s.json, ',' order by s.place), '') || ']' from shown s where ${where})`;

/** Rows of a bucket as an array, also when there are none (R51); for `weeks` rows of the week `k`. */
const rowsOf = (bucket: Bucket): Sql =>
  listed(sql`s.bucket = ${placeOf(bucket)} ${bucket === 'weeks' ? sql`and s.week = k.week` : empty}`);

/** Member with the rows of a bucket, if they are requested. */
export const rowsMember = (bucket: Bucket, details: readonly Bucket[] = []): json.Members =>
  details.includes(bucket) ? { details: new json.Text(rowsOf(bucket)) } : {};

/** Rows by bucket, and for `weeks` by week. */
const allRowsOf = (bucket: Bucket): json.Text =>
  new json.Text(
    bucket === 'weeks'
      ? sql`(select '{' || string_agg('"' || k.week || '":' || ${rowsOf(bucket)}, ',' order by k.week) || '}'
          from ${overlappingWeeks} k)`
      : rowsOf(bucket),
  );

/** Members that `details` adds to a forecast. */
export const detailMembers = (details: readonly Bucket[]): json.Members => ({
  details: json.object(Object.fromEntries(details.map((bucket) => [bucket, allRowsOf(bucket)]))),
  detailsTruncated: sql`case when (select count(*) from members m where ${isRequested(details)}) > ${maxDetails}::int
    then true end`,
});
