import { PartnerConnectionError } from '../errors.js';

/**
 * Yields the lines of a response as they arrive.
 * @throws PartnerConnectionError when the response is interrupted; the reason of the signal.
 */
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
    throw new PartnerConnectionError('the connection was interrupted', { cause: error });
  }
  if (rest !== '') throw new PartnerConnectionError('the response ends within a line');
}
