import { Connection } from './http/connection.js';
import type { ClientOptions, RequestOptions } from './http/options.js';
import type { Output } from './operation-types.js';

/** A company of one's own in a sandbox, with its only key. */
export type Sandbox = Output<'createSandbox'>;

/**
 * Creates a company with demo data, which is deleted after a day: `new PartnerClient(await createSandbox(baseUrl))`.
 * @throws PartnerApiError where the API has no sandboxes (404), or has enough of them (429).
 */
export async function createSandbox(
  baseUrl: string,
  options: RequestOptions & Pick<ClientOptions, 'fetch'> = {},
): Promise<Sandbox> {
  // The operation needs no key, so none is sent.
  const connection = new Connection({ baseUrl, fetch: options.fetch, apiKey: 'none' });
  return (await connection.request('createSandbox', {}, options)).data as Sandbox;
}
