/** Webhook endpoint of an account. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  /** Signing secret: `whsec_…`. */
  secret: string;
  /** Event types, or `*` for all. */
  events: string[];
}

/** Delivery of one event to one endpoint. */
export interface Delivery {
  id: string;
  eventId: string;
  type: string;
  endpointId: string;
  /** `waiting`: attempted at `due`; `held`: until a control call; `dropped`: never sent; `failed`: no attempts left. */
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** Milliseconds since the epoch. */
  due: number;
  attempts: number;
}
