import sql, { join, type Sql } from 'sql-template-tag';
import { type Bucket, buckets } from '../domain/bucket/bucket.js';
import { weekOf } from './bounds.js';

/** Conditions under which an order `o` belongs to a bucket (R50), with the bounds `b`. */
const conditions: Readonly<Record<Bucket, Sql>> = {
  actual: sql`o.delivered_at >= b.begins_at and o.delivered_at < b.ends_at`,
  afdTransferred: sql`o.authorized and o.promised_on < b.starts_on
    and (o.delivered_at is null or o.delivered_at >= b.begins_at)`,
  forecastNextPeriod: sql`o.delivered_at is null and o.promised_on >= b.ends and o.promised_on < b.next_ends`,
  forecastPlus2: sql`o.delivered_at is null and o.promised_on >= b.next_ends and o.promised_on < b.plus2_ends`,
  authorized: sql`o.authorized and o.promised_on >= b.starts_on and o.promised_on < b.ends`,
  weeks: sql`o.authorized and o.promised_on >= b.weeks_start and o.promised_on < b.weeks_end`,
};

/** Position of a bucket in the statement, which orders the rows (R67). */
export const placeOf = (bucket: Bucket): Sql => sql`${buckets.indexOf(bucket)}::int`;

/** Each order in each of its buckets, as a `with` clause; `week` is the week of the promised day. */
export const members: Sql = sql`members as materialized (
  ${join(
    buckets.map(
      (bucket) => sql`select ${placeOf(bucket)} as bucket, ${weekOf(sql`o.promised_on`)} as week, o.*
      from counted o cross join bounds b where ${conditions[bucket]}`,
    ),
    ' union all ',
  )})`;

/** Weeks that overlap the period (R50), each counted as a whole and identified by its Sunday. */
export const overlappingWeeks: Sql = sql`(select d::date as week from bounds b,
  generate_series(b.weeks_start::timestamp, b.weeks_end::timestamp - interval '7 days', interval '7 days') d)`;
