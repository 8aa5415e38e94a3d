/** Where an account's events are sent. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  /** `whsec_…`: signs what is sent there. */
  secret: string;
  /** Event types, or `*`. */
  events: string[];
}

export function wants(endpoint: WebhookEndpoint, type: string): boolean {
  return endpoint.events.some((wanted) => wanted === '*' || wanted === type);
}
