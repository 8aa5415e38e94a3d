import { Injectable } from '@nestjs/common';
import { ProcessorEvents } from '@partner/payments';
import { Metrics, withTimeout } from '@partner/runtime';
import { Gauge } from 'prom-client';

@Injectable()
export class ProcessorMetrics {
  constructor({ registry }: Metrics, events: ProcessorEvents) {
    new Gauge({
      name: 'partner_processor_events_waiting',
      help: 'Events of payment processors that are not booked yet (received) or belong to no order (unmatched)',
      labelNames: ['outcome'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        const numbers = await withTimeout(1_000, events.countOpen()).catch(() => undefined);
        if (!numbers) return;
        this.set({ outcome: 'received' }, numbers.received);
        this.set({ outcome: 'unmatched' }, numbers.unmatched);
      },
    });
  }
}
