import type { Tracer } from './span.js';

/** The tracing of a process. */
export interface Tracing {
  /** Undefined when tracing is disabled. */
  readonly tracer?: Tracer;
  /** Exports pending spans, within seconds. */
  stop(): Promise<void>;
}
