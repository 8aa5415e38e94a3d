/** Webhook endpoint of an account. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  /** Signing secret: `whsec_…`. */
  secret: string;
  /** Event types, or `*` for all. */
  events: string[];
}

export function wants(endpoint: WebhookEndpoint, type: string): boolean {
  return endpoint.events.some((wanted) => wanted === '*' || wanted === type);
}
