import { type CompanyId, JsonResponse } from '@partner/kernel';
import type { Database } from '@partner/postgres';
import type { ForecastCriteria, RevenueForecasts } from '../application/ports/revenue-forecasts.js';
import { forecastStatement } from './forecast.statement.js';

/** Reads revenue forecasts in PostgreSQL, each with one statement, so that all figures are consistent. */
export class DatabaseRevenueForecasts implements RevenueForecasts {
  constructor(private readonly database: Database) {}

  async read(company: CompanyId, criteria: ForecastCriteria): Promise<JsonResponse> {
    const { json } = (await this.database.query<{ json: string }>(forecastStatement(company, criteria)))[0]!;
    return new JsonResponse(json);
  }
}
