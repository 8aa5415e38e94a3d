/** Maximum length of the header, above what any version needs. */
const maxLength = 256;
const ids = '(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})';
const version0 = new RegExp(`^00-${ids}$`);
/** Later versions begin like the first one and may have more fields. */
const later = new RegExp(`^(?!00|ff)[0-9a-f]{2}-${ids}(-.*)?$`);

/** A position in a trace: trace, span, and the sampled flag. */
export interface TraceParent {
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
