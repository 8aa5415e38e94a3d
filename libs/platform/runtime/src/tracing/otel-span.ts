import {
  ROOT_CONTEXT,
  type Span as ApiSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as ApiTracer,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { DomainError } from '@partner/kernel';
import { type Span, type SpanAttributes, type SpanIds, type SpanStart, type Tracer, currentSpan } from '../span.js';
import { traceUseCases } from './trace-use-cases.js';

/** Maximum length of a `traceparent`, above what any version needs. */
const maxLength = 256;

const kinds = { internal: SpanKind.INTERNAL, server: SpanKind.SERVER, client: SpanKind.CLIENT };

export class OtelTracer implements Tracer {
  constructor(private readonly tracer: ApiTracer) {}

  start(name: string, { parent, ...start }: SpanStart & { readonly parent?: string }): Span {
    const place = parent === undefined || parent.length > maxLength ? null : parseTraceParent(parent);
    const context = place ? trace.setSpanContext(ROOT_CONTEXT, { ...place, isRemote: true }) : ROOT_CONTEXT;
    return new OtelSpan(this.tracer, this.tracer.startSpan(name, optionsOf(start), context));
  }

  traceUseCases = traceUseCases;
}

class OtelSpan implements Span {
  constructor(
    private readonly tracer: ApiTracer,
    private readonly span: ApiSpan,
  ) {}

  get isSampled(): boolean {
    // Also valid after the span has ended: work that it started may outlast it.
    return (this.span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;
  }

  get ids(): SpanIds {
    const { traceId, spanId } = this.span.spanContext();
    return { trace_id: traceId, span_id: spanId };
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
  }

  child(name: string, start: SpanStart = {}): Span {
    const context = trace.setSpan(ROOT_CONTEXT, this.span);
    return new OtelSpan(this.tracer, this.tracer.startSpan(name, optionsOf(start), context));
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes(attributes);
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return currentSpan.run(this, async () => {
      try {
        const result = await work();
        this.end();
        return result;
      } catch (error) {
        this.end(error);
        throw error;
      }
    });
  }

  end(failure?: unknown): void {
    if (failure !== undefined) {
      this.span.setAttribute('error.type', kindOf(failure));
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

const optionsOf = ({ kind = 'internal', attributes }: SpanStart): object => ({ kind: kinds[kind], attributes });

/** Returns the kind of a failure. Its message is left out, because it may quote data that only the caller may see. */
function kindOf(failure: unknown): string {
  if (failure instanceof DomainError) return failure.reason;
  if (failure instanceof Error) return failure.name;
  return typeof failure === 'string' ? failure : 'unknown';
}
