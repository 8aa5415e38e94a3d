import { AmbientPart } from '../ambient.js';

/** What a piece of work is to those that it talks to. */
type SpanKind = 'internal' | 'server' | 'client';

/** What is told of a piece of work; what is undefined is left out. Never a secret, a body or a parameter. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

/** How a piece of work begins. */
export interface SpanStart {
  /** `internal` unless given. */
  readonly kind?: SpanKind;
  readonly attributes?: SpanAttributes;
}

/** The ids of a span as lines of the log carry them. */
export interface SpanIds {
  readonly trace_id: string;
  readonly span_id: string;
}

/** A piece of work of a trace, from its start to its end. None of its methods throws. */
export interface Span {
  /** Of one that is not, nothing needs to be told, and no piece of it to be begun. */
  readonly isSampled: boolean;
  readonly ids: SpanIds;
  /** As W3C Trace Context writes it: what a process is told that goes on with the trace. */
  readonly traceparent: string;
  /** A piece of work within this one. */
  child(name: string, start?: SpanStart): Span;
  /** Called differently than when it began, which is when little is known of it. */
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** To be called once. @param failure why it did not succeed: its kind is told, never its message. */
  end(failure?: unknown): void;
}

/** Begins the pieces of work that no other one of this process contains. */
export interface Tracer {
  /** @param parent the `traceparent` of another process. */
  start(name: string, start: SpanStart & { readonly parent?: string }): Span;
}

/** The piece of work under way; none where nothing is traced. */
export const currentSpan = new AmbientPart<Span>('span');

/** What joins a line of the log that is written during a piece of work. */
export const currentSpanIds = (): SpanIds | undefined => currentSpan.getStore()?.ids;

/** Carries out `work` as a piece of the one under way; as it is where that is not traced. */
export function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  const around = currentSpan.getStore();
  return around?.isSampled ? during(around.child(name), work) : work();
}

/** Carries out `work`, and ends its span with it. */
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
