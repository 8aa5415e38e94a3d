import type { PartnerEvent } from '../../records.js';
import type { Context } from '../context.js';
import { Failed, UsageError } from '../failure.js';
import { didYouMean } from '../nearest.js';

/** Webhook of the document, as far as it is read. */
interface Webhook {
  readonly post: { readonly requestBody: { readonly content: Readonly<Record<string, { example: PartnerEvent }>> } };
}

/**
 * Returns an example of each event type, from the document of the API, which needs no key.
 * @param types all of them if undefined.
 * @throws UsageError for an unknown type; Failed when the document cannot be read.
 */
export async function examplesOf(
  { terminal: { stop: signal } }: Context,
  baseUrl: string,
  types?: readonly string[],
): Promise<PartnerEvent[]> {
  const address = `${baseUrl}/openapi.json`;
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Failed(`${address} responded with ${response.status}`);
  const { webhooks } = (await response.json()) as { readonly webhooks: Readonly<Record<string, Webhook>> };
  return (types ?? Object.keys(webhooks)).map((type) => {
    const { post } = webhooks[type] ?? {};
    if (!post) throw new UsageError(`there is no event type ${type}${didYouMean(type, Object.keys(webhooks))}`);
    const { example } = post.requestBody.content['application/json']!;
    return { ...example, id: crypto.randomUUID().replaceAll('-', '').slice(-24), occurredAt: new Date().toISOString() };
  });
}
