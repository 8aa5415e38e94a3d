import type { CompanyId } from '@partner/kernel';
import { Json } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { ForecastCriteria } from '../application/ports/revenue-forecasts.js';
import type { Bucket } from '../domain/bucket/bucket.js';
import { bounds } from './bounds.js';
import { amount, members, overlappingWeeks, placeOf } from './forecast.buckets.js';
import { detailMembers, rowsMember, shownRows } from './forecast-details.js';
import { ordersOf } from './forecast.orders.js';

const sumOf = (part: Sql): Json => Json.decimal(sql`coalesce(sum(${part}), 0)`);

const sums = {
  amount: sumOf(amount),
  units: sql`count(m.id)`,
  basePrice: sumOf(sql`m.base_price`),
  upgrades: sumOf(sql`m.upgrades`),
  removedUpgrades: sumOf(sql`m.removed_upgrades`),
};

/** Returns the totals of a bucket, with its period if that is not the requested one. */
const total = (bucket: Bucket, details?: readonly Bucket[], period?: Json): Json => {
  const members = { ...(period && { period }), ...sums, ...rowsMember(bucket, details) };
  return new Json(sql`(select ${Json.object(members).sql} from members m where m.bucket = ${placeOf(bucket)})`);
};

const weeks = (details?: readonly Bucket[]): Json => {
  const days = { key: sql`k.week`, start: sql`k.week`, end: sql`k.week + 6` };
  return new Json(sql`(select '[' || string_agg(w.json, ',' order by w.week) || ']' from (
    select k.week, ${Json.item({ ...days, ...sums, ...rowsMember('weeks', details) })} as json
    from ${overlappingWeeks} k left join members m on m.bucket = ${placeOf('weeks')} and m.week = k.week
    group by k.week) w)`);
};

/** Returns the period from `start` to the day before `end`. */
const periodOf = (key: string, start: Sql, end: Sql): Json =>
  Json.object({
    key: Json.unescaped(sql`${key}::text`),
    start,
    end: sql`${end} - 1`,
    timezone: sql`b.timezone`,
  });

/** Names of the periods after those that ended, as far as they have one (R49). */
const following: Readonly<Record<string, string>> = { last_week: 'this_week', last_month: 'this_month' };

/**
 * Returns the statement of a forecast: one row with the response as `json` (§2.23). Its wire names are defined only
 * here.
 */
export function forecastStatement(company: CompanyId, criteria: ForecastCriteria): Sql {
  const { period, now, locationId, details } = criteria;
  const next = periodOf(following[period.key] ?? 'custom', sql`b.ends`, sql`b.next_ends`);
  const plus2 = periodOf('custom', sql`b.next_ends`, sql`b.plus2_ends`);
  const answer = Json.item({
    period: periodOf(period.key, sql`b.starts_on`, sql`b.ends`),
    revenueForecast: Json.object({
      actual: total('actual', details),
      afdTransferred: total('afdTransferred', details),
      forecastNextPeriod: total('forecastNextPeriod', details, next),
      forecastPlus2: total('forecastPlus2', details, plus2),
    }),
    authorizedDelivery: Json.object({ authorized: total('authorized', details), weeks: weeks(details) }),
    ...(details && detailMembers(details)),
  });
  return sql`with ${bounds(company, period, now)}, ${ordersOf(company, details !== undefined, locationId)}, ${members}
    ${details ? sql`, ${shownRows(company, details)}` : empty}
    select ${answer} as json from bounds b`;
}
