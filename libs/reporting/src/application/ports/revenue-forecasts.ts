import type { CompanyId, Id, JsonResponse } from '@partner/kernel';
import type { Bucket } from '../../domain/bucket/bucket.js';
import type { Period } from '../../domain/period/period.js';

/** What a forecast is made of. */
export interface ForecastCriteria {
  readonly period: Period;
  /** What decides which day it is at the company. */
  readonly now: Date;
  /** Counts the orders of this location alone; one that is unknown or hidden has none. */
  readonly locationId?: Id;
  /** The buckets whose rows are shown; absent shows no `details`. They change no total. */
  readonly details?: readonly Bucket[];
}

/** Reading revenue forecasts (§2.23). */
export abstract class RevenueForecasts {
  abstract read(company: CompanyId, criteria: ForecastCriteria): Promise<JsonResponse>;
}
