import { Gauge, type Registry } from 'prom-client';

import type { Readiness } from './readiness.js';

/** Runs every readiness check when the metrics are read, and exports the results. */
export function readinessGauge(readiness: Readiness, registry: Registry): Gauge<'check'> {
  return new Gauge({
    name: 'partner_readiness',
    help: 'Readiness checks by name: 1 passes, 0 fails',
    labelNames: ['check'] as const,
    registers: [registry],
    async collect() {
      const { details } = await readiness.check();
      for (const [check, { status }] of Object.entries(details)) this.set({ check }, status === 'up' ? 1 : 0);
    },
  });
}
