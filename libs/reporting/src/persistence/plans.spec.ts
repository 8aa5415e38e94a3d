import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CompanyId } from '@partner/kernel';
import { type Explained, genericPlanSteps, planSteps, rowsRead } from '@partner/testing';
import sql from 'sql-template-tag';
import { buckets } from '../domain/bucket/bucket.js';
import { forecastStatement } from './forecast.statement.js';
import { ReportingFixture } from './reporting.fixture.js';

/** Orders per company; raise it with `PARTNER_PLAN_ROWS=1000000`. */
const orders = Number(process.env['PARTNER_PLAN_ROWS'] ?? 10_000);

interface Counted {
  readonly units: number;
}

const days = {
  orders_delivered: 'delivered_at',
  work_orders_delivered: 'status_changed_at',
  work_orders_promised: 'promised_date',
};

describe(`query plan of the forecast, for two companies with ${orders} orders each`, () => {
  let fixture: ReportingFixture;
  let company: CompanyId;
  beforeAll(async () => {
    fixture = await ReportingFixture.open();
    for (const timezone of ['UTC', 'America/Chicago']) {
      company = await fixture.company(timezone);
      await fixture.sell(company, orders, timezone === 'UTC' ? '2020-01-01' : '2020-01-01 12:00', 15);
    }
    await fixture.database.query(sql`vacuum analyze orders, work_orders`);
  });
  afterAll(() => fixture.close());

  it('finds orders by their days in indexes, without a sequential scan (R50)', async () => {
    const period = { key: 'custom', from: '2022-03-01', to: '2022-03-31' } as const;
    const { text, values } = forecastStatement(company, { period, now: new Date('2022-03-05'), details: buckets });
    const { pool } = fixture.database;
    const own = await pool.query<Explained>({ text: `explain (format json) ${text}`, values });
    for (const all of [planSteps(own), await genericPlanSteps(pool, text)]) {
      const read = all.filter((step) => ['orders', 'work_orders'].includes(step['Relation Name'] ?? ''));
      expect(read.length).toBeGreaterThan(0);
      expect(read.map((step) => step['Node Type'])).not.toContain('Seq Scan');
      for (const [index, day] of Object.entries(days)) {
        const conditions = all.filter((step) => step['Index Name'] === index).map((step) => step['Index Cond']);
        // Both ends must be index conditions: by company alone, the index would return every sale.
        expect(conditions).toEqual([expect.stringMatching(new RegExp(`${day} >= .*${day} <`))]);
      }
    }
  });

  it('reads the orders of a period with their units once (R50)', async () => {
    const period = { key: 'custom', from: '2020-03-01', to: '2020-03-31' } as const;
    const asked = forecastStatement(company, { period, now: new Date('2020-03-05') });
    const { row, read } = await rowsRead<{ json: string }>(fixture.testDatabase.url, company, asked);
    const { revenueForecast, authorizedDelivery } = JSON.parse(row.json) as Record<string, Record<string, Counted>>;
    const counted = [...Object.values(revenueForecast!), authorizedDelivery!['authorized']!];
    // An order, its unit and its entry in an index; and for each of the six buckets a look at the rows of all.
    expect(read).toBeLessThan(12 * counted.reduce((sum, { units }) => sum + units, 0));
  });
});
