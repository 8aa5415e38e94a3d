import { AmbientPart } from './ambient.js';

/** Role of a span towards other systems. */
type SpanKind = 'internal' | 'server' | 'client';

/** Attributes of a span. Undefined ones are omitted. Never contains a secret, a body or a parameter. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** Initial values of a span. */
export interface SpanStart {
  /** `internal` by default. */
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
  /** Starts a span within this one. */
  child(name: string, start?: SpanStart): Span;
  /** Renames the span once more is known than at its start. */
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
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
}

/** The tracing of a process. */
export interface Tracing {
  /** Undefined when tracing is disabled. */
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
  return around?.isSampled ? during(around.child(name), work) : work();
}

/** Runs `work` and ends its span afterwards. */
export function during<T>(span: Span, work: () => Promise<T>): Promise<T> {
  return currentSpan.run(span, async () => {
    try {
      const result = await work();
      span.end();
      return result;
    } catch (error) {
      span.end(error);
      throw error;
    }
  });
}

/** Maximum length of the header, above what any version needs. */
const maxLength = 256;
const ids = '(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})';
const version0 = new RegExp(`^00-${ids}$`);
/** Later versions begin like the first one and may have more fields. */
const later = new RegExp(`^(?!00|ff)[0-9a-f]{2}-${ids}(-.*)?$`);

/** A position in a trace: trace, span, and the sampled flag. */
interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly traceFlags: number;
}

/** Parses a `traceparent` header (W3C Trace Context). Returns undefined for anything else, which counts as absent. */
export function parseTraceparent(header: unknown): TraceParent | undefined {
  if (typeof header !== 'string' || header.length > maxLength) return undefined;
  const [, traceId, spanId, flags] = version0.exec(header) ?? later.exec(header) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16) } : undefined;
}

/** Formats version 0 of the header. `sampled` is its only defined flag. */
export const formatTraceparent = ({ traceId, spanId, traceFlags }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
