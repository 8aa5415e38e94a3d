import type { Tracer } from './span.js';

/** The traces of a process. */
export interface Tracing {
  /** Undefined where no traces are wanted. */
  readonly tracer?: Tracer;
  /** Exports what is left, within seconds. */
  stop(): Promise<void>;
}
