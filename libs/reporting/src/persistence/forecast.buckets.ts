import sql, { join, type Sql } from 'sql-template-tag';
import { type Bucket, buckets } from '../domain/bucket/bucket.js';
import { weekOf } from './bounds.js';

/** Orders `o` of each bucket (R50), with the bounds `b`. */
const sources: Readonly<Record<Bucket, Sql>> = {
  actual: sql`from delivered o`,
  afdTransferred: sql`from finished o cross join bounds b where o.promised_on < b.starts_on
    and (o.delivered_at is null or o.delivered_at >= b.begins_at)`,
  forecastNextPeriod: sql`from promised o cross join bounds b where o.promised_on < b.next_ends`,
  forecastPlus2: sql`from promised o cross join bounds b where o.promised_on >= b.next_ends`,
  authorized: sql`from finished o cross join bounds b where o.promised_on >= b.starts_on and o.promised_on < b.ends`,
  weeks: sql`from finished o cross join bounds b where o.promised_on >= b.weeks_start`,
};

/** Position of a bucket in the statement, which orders the rows (R67). */
export const placeOf = (bucket: Bucket): Sql => sql`${buckets.indexOf(bucket)}::int`;

/** Amount of the member `m` (R50). */
export const amount = sql`m.base_price + m.upgrades - m.removed_upgrades`;

/** Each order in each of its buckets, as a `with` clause; `week` is the week of the promised day. */
export const members: Sql = sql`members as materialized (
  ${join(
    buckets.map(
      (bucket) =>
        sql`select ${placeOf(bucket)} as bucket, ${weekOf(sql`o.promised_on`)} as week, o.* ${sources[bucket]}`,
    ),
    ' union all ',
  )})`;

/** Weeks that overlap the period (R50), each counted as a whole and identified by its Sunday. */
export const overlappingWeeks: Sql = sql`(select d::date as week from bounds b,
  generate_series(b.weeks_start::timestamp, b.weeks_end::timestamp - interval '7 days', interval '7 days') d)`;
