export { ForecastRevenue } from './application/forecast-revenue/forecast-revenue.js';
export { type CalendarDate, type PeriodName, periodNames } from './domain/period/period.js';
export { ReportingModule } from './reporting.module.js';
