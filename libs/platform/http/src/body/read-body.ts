import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { invalid } from '@partner/kernel';
import { tooLarge } from '../errors/http-failure.js';

/** True if the request announces a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a body of at most `limit` bytes, counted as they arrive, because the announced length may be missing. After a
 * rejection the rest is still read and dropped, so that the response reaches a caller that is sending.
 * @throws HttpFailure 413; DomainError `invalid` when the body ends early.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  return collect(request, limit);
}

/** @throws DomainError `invalid` when the bytes are not UTF-8. */
export function decoded(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw invalid('the body is not valid UTF-8', 'invalid_body');
  return bytes.toString('utf8');
}

function collect(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else stop(() => reject(tooLarge(limit)));
    };
    const onEnd = (): void => stop(() => resolve(Buffer.concat(chunks, size)));
    const onBroken = (): void => stop(() => reject(invalid('the body ended too early', 'invalid_body')));
    const stop = (settle: () => void): void => {
      request.off('data', onData).off('end', onEnd).off('close', onBroken).off('error', onBroken);
      request.on('error', () => undefined).resume();
      settle();
    };
    request.on('data', onData).on('end', onEnd).on('close', onBroken).on('error', onBroken);
  });
}
