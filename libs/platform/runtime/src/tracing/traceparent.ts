/** Longer than any version of the header needs. */
const maxLength = 256;
const ids = '(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})';
const version0 = new RegExp(`^00-${ids}$`);
/** Later versions begin like the first one, and may go on. */
const later = new RegExp(`^(?!00|ff)[0-9a-f]{2}-${ids}(-.*)?$`);

/** A place in a trace: of which trace it is, which piece of work, and whether that was recorded. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** A `traceparent` header (W3C Trace Context); undefined for anything else, which is as good as none. */
export function parseTraceparent(header: unknown): TraceParent | undefined {
  if (typeof header !== 'string' || header.length > maxLength) return undefined;
  const [, traceId, spanId, flags] = version0.exec(header) ?? later.exec(header) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags: Number.parseInt(flags, 16) } : undefined;
}

/** In version 0 of the header. Of the flags only `sampled` has a meaning there. */
export const formatTraceparent = ({ traceId, spanId, flags }: TraceParent): string =>
  `00-${traceId}-${spanId}-0${flags & 1}`;
