import type { INestApplicationContext } from '@nestjs/common';
import { AmbientPart } from './ambient.js';

/** Role of a span towards other systems. */
type SpanKind = 'internal' | 'server' | 'client';

/** Attributes of a span. Undefined ones are omitted. Never contains a secret, a body or a parameter. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanStart {
  readonly kind?: SpanKind;
  readonly attributes?: SpanAttributes;
}

/** The ids of a span, as used in log lines. */
export interface SpanIds {
  readonly trace_id: string;
  readonly span_id: string;
}

/** One operation of a trace, from start to end. No method throws. */
export interface Span {
  /** False if the span is not recorded: attributes and children are then unnecessary. */
  readonly isSampled: boolean;
  readonly ids: SpanIds;
  /** The W3C Trace Context header value, for a process that continues the trace. */
  readonly traceparent: string;
  child(name: string, start?: SpanStart): Span;
  /** Renames the span once more is known than at its start. */
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Runs `work` within the span, and ends it afterwards. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Ends the span. Call once.
   * @param failure the error, if any. Only its kind is recorded, never its message.
   */
  end(failure?: unknown): void;
}

/** Starts the root spans of this process. */
export interface Tracer {
  /** @param parent the `traceparent` of another process. */
  start(name: string, start: SpanStart & { readonly parent?: string }): Span;
  /**
   * Traces every use case of an application: `execute` by its class name, status changes by class and method
   * (`OrderStatusChanges.request`).
   */
  traceUseCases(application: INestApplicationContext): void;
}

/** The tracing of a process. */
export interface Tracing {
  readonly tracer?: Tracer;
  /** Exports pending spans, within seconds. */
  stop(): Promise<void>;
}

/** The current span. Undefined when nothing is traced. */
export const currentSpan = new AmbientPart<Span>('span');

/** Returns the fields of the current span for a log line. */
export const currentSpanIds = (): SpanIds | undefined => currentSpan.getStore()?.ids;

/** Runs `work` in a child of the current span, or without a span if that is not sampled. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const around = currentSpan.getStore();
  return around?.isSampled ? around.child(name).during(work) : work();
}
