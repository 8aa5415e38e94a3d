export * from './span.js';
export * from './start-tracing.js';
export * from './trace-requests.js';
export * from './trace-use-cases.js';
export type { Tracing } from './tracing.js';
export { formatTraceparent, parseTraceparent } from './traceparent.js';
