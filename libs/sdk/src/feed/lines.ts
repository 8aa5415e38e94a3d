import { PartnerConnectionError } from '../errors.js';

/** The lines of an answer as they come. @throws PartnerConnectionError when it breaks off; the reason of the signal. */
export async function* lines(response: Response, signal?: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      const parts = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new PartnerConnectionError('the connection broke off', { cause: error });
  }
  if (rest !== '') throw new PartnerConnectionError('the answer ends within a line');
}
