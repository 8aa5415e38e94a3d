import autocannon from 'autocannon';

/** One kind of request, made again and again. */
export interface Request {
  readonly method: 'GET' | 'POST';
  /** The path of the n-th request; `key` is that of its connection. */
  readonly path: (n: number) => string;
  readonly body?: (n: number) => string;
  readonly headers?: (n: number) => Record<string, string>;
}

/** What a run was like. */
export interface Run {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
  /** How many answers had which status. */
  readonly answers: string;
}

const connections = 32;

/** Requests that differ are counted on through the runs, so that none comes twice. */
let counted = 0;

/** Drives `url` with 32 keep-alive connections and many credentials in turn, for so many seconds. */
export async function drive(url: string, request: Request, keys: readonly string[], seconds: number): Promise<Run> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        method: request.method,
        setupRequest: (usual) => {
          const n = (counted += 1);
          const headers = { authorization: `Bearer ${keys[n % keys.length]}`, ...request.headers?.(n) };
          const body = request.body?.(n);
          return {
            ...usual,
            path: request.path(n),
            headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
            ...(body !== undefined && { body }),
          };
        },
      },
    ],
  });
  return {
    requests: result.requests.total,
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
    answers: JSON.stringify(result.statusCodeStats),
  };
}
