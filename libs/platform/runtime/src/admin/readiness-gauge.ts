import { Gauge, type Registry } from 'prom-client';

import type { Readiness } from './readiness.js';

/** Makes every check of readiness whenever the numbers are read, and shows which ones pass. */
export function readinessGauge(readiness: Readiness, registry: Registry): Gauge<'check'> {
  return new Gauge({
    name: 'partner_readiness',
    help: 'Checks of readiness by name: 1 passes, 0 fails',
    labelNames: ['check'] as const,
    registers: [registry],
    async collect() {
      const { details } = await readiness.look();
      for (const [check, { status }] of Object.entries(details)) this.set({ check }, status === 'up' ? 1 : 0);
    },
  });
}
