import type { Clock, CompanyId, Id, JsonResponse } from '@partner/kernel';
import { namedBuckets } from '../../domain/bucket/bucket.js';
import { type RequestedPeriod, requestedPeriod } from '../../domain/period/period.js';
import type { RevenueForecasts } from '../ports/revenue-forecasts.js';

/** Parameters of a forecast (§4.12). */
export interface ForecastQuery extends RequestedPeriod {
  readonly locationId?: Id;
  readonly details: boolean;
  /** Bucket names. Default: all. Has no effect without `details`. */
  readonly detailsFor?: readonly string[];
}

/** Reports actual and expected deliveries of a company for a period and the two after it (§2.23, R49 to R51). */
export class ForecastRevenue {
  constructor(
    private readonly forecasts: RevenueForecasts,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for an invalid period or an unknown name in `detailsFor` (R49). */
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
