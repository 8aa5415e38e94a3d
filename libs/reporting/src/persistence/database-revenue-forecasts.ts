import { type CompanyId, JsonResponse } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { ForecastCriteria, RevenueForecasts } from '../application/ports/revenue-forecasts.js';
import { forecastStatement } from './forecast.statement.js';

/** Revenue forecasts in PostgreSQL: one statement each, so that all figures are of one moment. */
export class DatabaseRevenueForecasts implements RevenueForecasts {
  constructor(private readonly database: Database) {}

  async read(company: CompanyId, criteria: ForecastCriteria): Promise<JsonResponse> {
    const { json } = await this.database.one<{ json: string }>(forecastStatement(company, criteria));
    return new JsonResponse(json);
  }
}
