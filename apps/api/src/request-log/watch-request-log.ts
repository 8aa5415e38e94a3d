import type { RequestRecorder } from '@partner/request-log';
import type { Metrics } from '@partner/runtime';
import { Counter } from 'prom-client';

/** Adds the requests and bodies that the request log has dropped to the metrics. */
export function watchRequestLog(
  { registry }: Pick<Metrics, 'registry'>,
  recorder: Pick<RequestRecorder, 'dropped' | 'droppedBodies'>,
): void {
  const registers = [registry];
  new Counter({
    name: 'partner_request_log_dropped_total',
    help: 'Requests that were counted but not logged, because the database did not store them in time',
    registers,
    collect() {
      this.reset();
      this.inc(recorder.dropped);
    },
  });
  new Counter({
    name: 'partner_request_bodies_dropped_total',
    help: 'Bodies that their company keeps, but that were not kept because too many were waiting',
    registers,
    collect() {
      this.reset();
      this.inc(recorder.droppedBodies);
    },
  });
}
