import type { Clock, CompanyId, Id, JsonResponse } from '@partner/kernel';
import { namedBuckets } from '../../domain/bucket/bucket.js';
import { type RequestedPeriod, requestedPeriod } from '../../domain/period/period.js';
import type { RevenueForecasts } from '../ports/revenue-forecasts.js';

/** What a forecast is asked for (§4.12). */
export interface ForecastQuery extends RequestedPeriod {
  readonly locationId?: Id;
  readonly details: boolean;
  /** Names of buckets; all unless given. Without `details` it has no effect. */
  readonly detailsFor?: readonly string[];
}

/** What a company delivered, and will, in a period and the two after it (§2.23, R49 to R51). */
export class ForecastRevenue {
  constructor(
    private readonly forecasts: RevenueForecasts,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a period or a name in `detailsFor` that there is not (R49). */
  async execute(company: CompanyId, query: ForecastQuery): Promise<JsonResponse> {
    const { locationId, details, detailsFor } = query;
    const period = requestedPeriod(query);
    const named = namedBuckets(detailsFor);
    return this.forecasts.read(company, {
      period,
      now: this.clock.now(),
      ...(locationId && { locationId }),
      ...(details && { details: named }),
    });
  }
}
