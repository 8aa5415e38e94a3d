import autocannon from 'autocannon';
import { driveByWrk, hasWrk } from './wrk.js';

/** One kind of request, made again and again. */
export interface Request {
  readonly method: 'GET' | 'POST';
  /** The path of the n-th request. */
  readonly path: (n: number) => string;
  readonly body?: (n: number) => string;
  readonly headers?: (n: number) => Record<string, string>;
  /** Whether all of them are the same but for the key: then `wrk` makes them, where it is on the PATH. */
  readonly isFixed?: boolean;
}

/** A kind of request, and the credentials that make it in turn. */
export interface Asked {
  readonly request: Request;
  readonly keys: readonly string[];
}

/** One request as it goes out. */
export interface Made {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** What a run was like. */
export interface Run {
  readonly requests: number;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly errors: number;
  /** How many answers had which status. */
  readonly answers: string;
}

const connections = 32;
/** Seconds until an answer counts as none: some of 32 that count a million rows at once wait for all others. */
const timeout = 60;

/** Requests that differ are counted on through the runs, so that none comes twice. */
let counted = 0;

/** The next request of those that are made in turn. */
export function nextOf(asked: readonly Asked[]): Made {
  counted += 1;
  const { request, keys } = asked[counted % asked.length]!;
  const n = Math.floor(counted / asked.length);
  const body = request.body?.(n);
  return {
    method: request.method,
    path: request.path(n),
    headers: {
      authorization: `Bearer ${keys[n % keys.length]}`,
      ...request.headers?.(n),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Drives `url` with 32 keep-alive connections, each kind of request in turn, for so many seconds or requests. */
export async function drive(
  url: string,
  asked: readonly Asked[],
  length: { seconds: number } | { requests: number },
): Promise<Run> {
  const [only] = asked;
  if (asked.length === 1 && only?.request.isFixed && 'seconds' in length && (await hasWrk()))
    return fixedRun(url, only, length.seconds);
  const result = await autocannon({
    url,
    connections,
    timeout,
    ...('seconds' in length ? { duration: length.seconds } : { amount: length.requests }),
    requests: [
      {
        setupRequest: (usual) => ({ ...usual, ...nextOf(asked) }),
      },
    ],
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

async function fixedRun(url: string, { request, keys }: Asked, seconds: number): Promise<Run> {
  const { requests, duration, p50, p99, refused, broken } = await driveByWrk(
    url,
    { path: request.path(0), keys },
    { connections, seconds },
  );
  return {
    requests,
    perSecond: (requests * 1_000_000) / duration,
    p50: p50 / 1_000,
    p99: p99 / 1_000,
    errors: refused + broken,
    answers: JSON.stringify({ refused, broken }),
  };
}
