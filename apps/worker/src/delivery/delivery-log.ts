import { Injectable, Logger } from '@nestjs/common';
import { DeliveryObservers, type Outcome } from '@partner/events';
import { causeText } from '@partner/kernel';
import { LineLimit, parseTraceparent } from '@partner/runtime';

/**
 * Writes to the process's log what operators have to know: why attempts fail, and when the database does not take part.
 * A subscription or a database that goes on failing writes some lines in ten seconds, which say how many were left out;
 * the delivery log of partners has all of them (E11).
 */
@Injectable()
export class DeliveryLog {
  private readonly logger = new Logger('Delivery');
  private readonly limit = new LineLimit();

  constructor(observers: DeliveryObservers) {
    observers.add({ settled: (outcomes) => this.settled(outcomes), failed: (what, error) => this.failed(what, error) });
  }

  private settled(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) if (outcome.made?.ok === false) this.attemptFailed(outcome);
  }

  private attemptFailed({ delivery, state, made, nextAttemptAt }: Outcome): void {
    const { eventId, subscriptionId, companyId } = delivery;
    this.write(`${state} ${subscriptionId}`, {
      message: state === 'dead' ? 'a delivery is given up' : 'an attempt to deliver failed',
      company: companyId,
      subscription: subscriptionId,
      event: eventId,
      attempt: made?.attempt,
      cause: made?.error,
      ...traceIds(made?.traceparent),
      ...(nextAttemptAt && { nextAttemptAt }),
    });
  }

  private failed(what: string, error: unknown): void {
    this.write(what, { message: what, cause: causeText(error) });
  }

  private write(kind: string, line: object): void {
    const omitted = this.limit.admit(kind);
    if (omitted !== undefined) this.logger.warn({ ...line, ...(omitted > 0 && { omitted }) });
  }
}

/** Where in a trace the attempt was. */
function traceIds(traceparent: string | undefined): object {
  const place = parseTraceparent(traceparent);
  return place ? { trace_id: place.traceId, span_id: place.spanId } : {};
}
