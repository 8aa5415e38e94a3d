import type { CompanyId } from '@partner/kernel';
import { json } from '@partner/postgres';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { ForecastCriteria } from '../application/ports/revenue-forecasts.js';
import type { Bucket } from '../domain/bucket/bucket.js';
import { bounds } from './bounds.js';
import { members, overlappingWeeks, placeOf } from './forecast.buckets.js';
import { detailMembers, shownRows } from './forecast-details.js';
import { ordersOf } from './forecast.orders.js';

const sums = { amount: json.decimal(sql`coalesce(sum(m.amount), 0)`), units: sql`count(m.id)` };

const total = (bucket: Bucket): json.Text =>
  new json.Text(sql`(select ${json.object(sums).sql} from members m where m.bucket = ${placeOf(bucket)})`);

const weeks = new json.Text(sql`(select '[' || string_agg(w.json, ',' order by w.week) || ']' from (
  select k.week, ${json.item({ key: sql`k.week`, start: sql`k.week`, end: sql`k.week + 6`, ...sums })} as json
  from ${overlappingWeeks} k left join members m on m.bucket = ${placeOf('weeks')} and m.week = k.week
  group by k.week) w)`);

/**
 * Returns the statement of a forecast: one row with the response as `json` (§2.23). Its wire names are defined only
 * here.
 */
export function forecastStatement(company: CompanyId, criteria: ForecastCriteria): Sql {
  const { period, now, locationId, details } = criteria;
  const answer = json.item({
    period: json.object({
      key: json.unescaped(sql`${period.key}::text`),
      start: sql`b.starts_on`,
      end: sql`b.ends - 1`,
      timezone: sql`b.timezone`,
    }),
    revenueForecast: json.object({
      actual: total('actual'),
      afdTransferred: total('afdTransferred'),
      forecastNextPeriod: total('forecastNextPeriod'),
      forecastPlus2: total('forecastPlus2'),
    }),
    authorizedDelivery: json.object({ authorized: total('authorized'), weeks }),
    ...(details && detailMembers(details)),
  });
  return sql`with ${bounds(company, period, now)}, ${ordersOf(company, details !== undefined, locationId)}, ${members}
    ${details ? sql`, ${shownRows(company, details)}` : empty}
    select ${answer} as json from bounds b`;
}
