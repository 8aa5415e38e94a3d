import type { IncomingMessage } from 'node:http';

/** Thrown when a request body exceeds the limit. */
export class BodyTooLarge extends Error {}

const maxBytes = 256 * 1024;

/** Reads a request body as UTF-8. @throws BodyTooLarge above 256 KiB. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
