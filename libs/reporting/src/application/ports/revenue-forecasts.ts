import type { CompanyId, Id, JsonResponse } from '@partner/kernel';
import type { Bucket } from '../../domain/bucket/bucket.js';
import type { Period } from '../../domain/period/period.js';

/** Parameters of a forecast after validation. */
export interface ForecastCriteria {
  readonly period: Period;
  /** Determines the current day at the company. */
  readonly now: Date;
  /** Restricts the forecast to one location; an unknown or hidden one has no orders. */
  readonly locationId?: Id;
  /** Buckets whose rows are shown; absent omits `details`. Totals do not depend on it. */
  readonly details?: readonly Bucket[];
}

/** Reads revenue forecasts (§2.23). */
export abstract class RevenueForecasts {
  abstract read(company: CompanyId, criteria: ForecastCriteria): Promise<JsonResponse>;
}
