import { Injectable, Logger } from '@nestjs/common';
import { type DeliveryOperation, DeliveryObservers, type Outcome } from '@partner/events';
import { causeText } from '@partner/kernel';
import { LineLimit } from '@partner/runtime';

/** Messages of database operations that failed. */
const failures = {
  claim: 'deliveries cannot be claimed',
  settle: 'outcomes of deliveries cannot be written',
  release: 'deliveries cannot be released before their leases end',
  note: 'the health of endpoints cannot be recorded',
} as const satisfies Record<DeliveryOperation, string>;

/**
 * Logs failed deliveries for operators: causes of failed attempts, and database failures. A subscription or a database
 * that keeps failing writes a few lines in ten seconds, which count the omitted ones. The delivery log of partners has
 * every attempt (E11).
 */
@Injectable()
export class DeliveryLog {
  private readonly logger = new Logger('Delivery');
  private readonly limit = new LineLimit();

  constructor(observers: DeliveryObservers) {
    observers.add({
      settled: (outcomes) =>
        outcomes.filter(({ made }) => made?.ok === false).forEach((one) => this.attemptFailed(one)),
      failed: (what, error) => this.write(what, { message: failures[what], cause: causeText(error) }),
    });
  }

  private attemptFailed({ delivery, state, made, nextAttemptAt }: Outcome): void {
    const { eventId, subscriptionId, companyId } = delivery;
    this.write(`${state} ${subscriptionId}`, {
      message: state === 'dead' ? 'delivery failed permanently' : 'delivery attempt failed',
      company: companyId,
      subscription: subscriptionId,
      event: eventId,
      attempt: made?.attempt,
      cause: made?.error,
      ...traceIds(made?.traceparent),
      ...(nextAttemptAt && { nextAttemptAt }),
    });
  }

  private write(kind: string, line: object): void {
    const omitted = this.limit.admit(kind);
    if (omitted !== undefined) this.logger.warn({ ...line, ...(omitted > 0 && { omitted }) });
  }
}

/** Returns the attempt's trace ids for the log line. */
function traceIds(traceparent: string | undefined): object {
  const [, trace_id, span_id] = traceparent?.split('-') ?? [];
  return trace_id === undefined ? {} : { trace_id, span_id };
}
