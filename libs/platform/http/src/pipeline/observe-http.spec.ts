import { describe, expect, it } from '@jest/globals';
import { Metrics } from '@partner/runtime';
import { observeHttp } from './completed-request.js';

describe('the metrics of a server', () => {
  it('label requests by route pattern, method and status', async () => {
    const metrics = new Metrics({ service: 'test' });
    const observe = observeHttp(metrics);
    const [method, milliseconds, replayed] = ['GET', 2, false];
    for (const id of ['6560f1a2b3c4d5e6f7a8b9c0', '6560f1a2b3c4d5e6f7a8b9c1'])
      observe({ id, method, url: `/leads/${id}`, route: '/leads/:id', status: 200, milliseconds, replayed });
    observe({ id: 'none', method, url: '/no/such/address', route: 'unknown', status: 404, milliseconds, replayed });
    const lines = (await metrics.registry.metrics()).split('\n');
    expect(lines.filter((line) => line.startsWith('partner_http_request_duration_seconds_count'))).toEqual([
      'partner_http_request_duration_seconds_count{service="test",method="GET",route="/leads/:id",status="200"} 2',
      'partner_http_request_duration_seconds_count{service="test",method="GET",route="unknown",status="404"} 1',
    ]);
  });
});
