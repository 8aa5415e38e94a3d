import type { Socket } from 'node:net';
import { newId } from '@partner/kernel';

const answers: Readonly<Record<string, readonly [status: string, error: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'the request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'the request did not arrive in time'],
};

/** Answers what is no HTTP, and so never becomes a request, in the shape of every other error (§7). */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = answers[error.code ?? ''] ?? ['400 Bad Request', 'the request is not valid HTTP'];
  const body = JSON.stringify({ error: message });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${newId()}`,
    'Server-Timing: db;dur=0.0, total;dur=0.0',
    'Cache-Control: no-store',
    'Connection: close',
  ];
  // An answer that has begun must not get another one in its middle.
  const { _httpMessage: current } = socket as unknown as { _httpMessage?: { headersSent: boolean } };
  if (socket.writable && !current?.headersSent) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
