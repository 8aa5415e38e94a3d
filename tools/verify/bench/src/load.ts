import autocannon from 'autocannon';

/** A kind of request that is sent repeatedly. */
export interface Request {
  readonly method: 'GET' | 'POST';
  /** The path of the n-th request. */
  readonly path: (n: number) => string;
  readonly body?: (n: number) => string;
  readonly headers?: (n: number) => Record<string, string>;
}

/** A kind of request, and the credentials that send it alternately. */
export interface Asked {
  readonly request: Request;
  readonly keys: readonly string[];
}

/** A request to be sent. */
export interface Made {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Figures of a run. */
export interface Run {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  /** Number of responses by status. */
  readonly answers: string;
}

/** Seconds to wait for a response: of 32 concurrent counts of a million rows, the last waits for all others. */
const timeout = 60;

/** Counts requests across runs, so that no two are the same. */
let counted = 0;

/** Returns the next request, alternating between the kinds. */
export function nextOf(asked: readonly Asked[]): Made {
  counted += 1;
  return madeOf(asked[counted % asked.length]!, Math.floor(counted / asked.length));
}

/** Returns the n-th request. */
export function madeOf({ request, keys }: Asked, n: number): Made {
  const body = request.body?.(n);
  return {
    method: request.method,
    path: request.path(n),
    headers: {
      authorization: `Bearer ${keys[Math.max(n, 0) % keys.length]}`,
      ...request.headers?.(n),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Sends requests to `url` on keep-alive connections, alternating between the kinds, for a time or a number. */
export async function drive(
  url: string,
  asked: readonly Asked[],
  length: { seconds: number } | { requests: number },
  connections = 32,
): Promise<Run> {
  const result = await autocannon({
    url,
    connections,
    timeout,
    ...('seconds' in length ? { duration: length.seconds } : { amount: length.requests }),
    requests: [{ setupRequest: (usual) => ({ ...usual, ...nextOf(asked) }) }],
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts,
    answers: JSON.stringify(result.statusCodeStats),
  };
}
