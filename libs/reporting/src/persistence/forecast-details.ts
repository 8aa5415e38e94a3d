import type { CompanyId } from '@partner/kernel';
import { json } from '@partner/postgres';
import sql, { join, type Sql } from 'sql-template-tag';
import { type Bucket, maxDetails } from '../domain/bucket/bucket.js';
import { overlappingWeeks, placeOf } from './forecast.buckets.js';

/** A detail row (R51) from the member `m` and its location `l`. */
const row = json.item({
  orderId: json.unescaped(sql`m.id`),
  orderNumber: sql`m.number`,
  workOrderId: json.unescaped(sql`m.work_order_id`),
  serialNumber: sql`m.serial_number`,
  customerName: sql`m.customer_name`,
  locationId: json.unescaped(sql`m.location_id`),
  locationName: sql`l.name`,
  status: sql`m.status`,
  promisedDate: sql`m.promised_on`,
  deliveredAt: json.instant(sql`m.delivered_at`),
  amount: json.decimal(sql`m.amount`),
});

const isRequested = (details: readonly Bucket[]): Sql => sql`m.bucket in (${join(details.map(placeOf))})`;

/** The shown rows as a `with` clause: the first 2,000 of all buckets together (R51, R67). */
export const shownRows = (company: CompanyId, details: readonly Bucket[]): Sql => sql`shown as materialized (
  select m.bucket, m.week, m.place, ${row} as json from (
    select m.*, row_number() over (order by m.bucket, m.promised_on, m.id) as place from members m
      where ${isRequested(details)} order by place limit ${maxDetails}::int) m
    left join visible_locations l on l.company_id = ${company} and l.id = m.location_id)`;

const listed = (where: Sql): Sql =>
  sql`(select '[' || coalesce(string_agg(s.json, ',' order by s.place), '') || ']' from shown s where ${where})`;

/** An array for each bucket, and for `weeks` one for each week; empty ones are included (R51). */
const rowsOf = (bucket: Bucket): json.Text =>
  new json.Text(
    bucket === 'weeks'
      ? sql`(select '{' || string_agg('"' || k.week || '":' || ${listed(sql`s.bucket = ${placeOf(bucket)}
          and s.week = k.week`)}, ',' order by k.week) || '}' from ${overlappingWeeks} k)`
      : listed(sql`s.bucket = ${placeOf(bucket)}`),
  );

/** Members that `details` adds to a forecast. */
export const detailMembers = (details: readonly Bucket[]): json.Members => ({
  details: json.object(Object.fromEntries(details.map((bucket) => [bucket, rowsOf(bucket)]))),
  detailsTruncated: sql`case when (select count(*) from members m where ${isRequested(details)}) > ${maxDetails}::int
    then true end`,
});
