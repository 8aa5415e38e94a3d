import { PartnerClient } from '../../../libs/sdk/dist/index.js';

const calls = 500;

/** Sends calls concurrently at the default rate limit (§8): 20 per second, bursts of 40. */
export async function concurrentCalls(fixture, report) {
  const limits = { PARTNER_RATE_PER_SECOND: '20', PARTNER_RATE_BURST: '40' };
  const api = await fixture.start('api', limits);
  const statuses = new Map();
  const response = ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const client = new PartnerClient({ baseUrl: api.url, apiKey: fixture.key, hooks: { response } });
  const started = performance.now();
  await Promise.all(Array.from({ length: calls }, () => client.getMe()));
  const seconds = (performance.now() - started) / 1_000;
  const answers = [...statuses].map(([status, count]) => `${status} × ${count}`).join(', ');
  report.check(`${calls} concurrent calls`, answers, (text) => text === `200 × ${calls}`);
  report.tell('calls per second', (calls / seconds).toFixed(1));
}
