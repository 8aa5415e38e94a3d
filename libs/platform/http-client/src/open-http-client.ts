import type { HttpClient, HttpClientOptions } from './http-client.js';

/** Opens a client. Loads `undici` lazily, because processes that send nothing would otherwise start more slowly. */
export async function openHttpClient(options: HttpClientOptions): Promise<HttpClient> {
  const { UndiciHttpClient } = await import('./undici-http-client.js');
  return new UndiciHttpClient(options);
}
