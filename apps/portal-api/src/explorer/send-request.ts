import { invalid, unavailable } from '@partner/kernel';

interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  readonly body?: string;
  readonly idempotencyKey?: string;
  readonly ifMatch?: string;
}

/** Response of the API as it is shown. */
export interface ApiResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Text of the body; the first megabyte of a longer one. */
  readonly body: string;
  readonly isTruncated: boolean;
  readonly milliseconds: number;
}

const base = '/partner/v1/';
const timeoutMs = 35_000;
const maxBytes = 1_000_000;

/**
 * Sends a request to the partner API. @throws DomainError `invalid` for an address outside it, a body of a GET, or a
 * header that HTTP does not allow; `unavailable` when the API does not respond
 */
export async function sendRequest(apiUrl: string, token: string, request: OutgoingRequest): Promise<ApiResponse> {
  const { method, url, body, idempotencyKey, ifMatch } = request;
  const target = url.startsWith(base) ? URL.parse(url, apiUrl) : null;
  if (target?.origin !== new URL(apiUrl).origin || !target.pathname.startsWith(base))
    throw invalid(`url must begin with ${base}`);
  const outgoing = requestOf(target, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      authorization: `Bearer ${token}`,
      'user-agent': 'partner-portal-explorer',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    },
    ...(body !== undefined && { body }),
  });
  const begun = performance.now();
  try {
    const response = await fetch(outgoing);
    const { text, isTruncated } = await firstMegabyte(response);
    const milliseconds = Math.round(performance.now() - begun);
    return { status: response.status, headers: [...response.headers], body: text, isTruncated, milliseconds };
  } catch (error) {
    throw unavailable('try_again', 'the API did not respond in time', error);
  }
}

function requestOf(target: URL, init: RequestInit): Request {
  try {
    return new Request(target, init);
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

async function firstMegabyte({ body }: Response): Promise<{ text: string; isTruncated: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk as Uint8Array);
    length += (chunk as Uint8Array).length;
    if (length > maxBytes) break;
  }
  return { text: Buffer.concat(chunks).subarray(0, maxBytes).toString(), isTruncated: length > maxBytes };
}
