import type { HttpClient } from './http-client.js';
import type { HttpClientOptions } from './undici-http-client.js';

/** Loads `undici` only now: processes that send nothing would wait for it at their start. */
export async function openHttpClient(options: HttpClientOptions): Promise<HttpClient> {
  const { UndiciHttpClient } = await import('./undici-http-client.js');
  return new UndiciHttpClient(options);
}
