/** Delivery of one event to one endpoint, with all attempts. */
export interface Delivery {
  id: string;
  eventId: string;
  type: string;
  endpointId: string;
  /** `waiting`: attempted at `due`; `held`: until a control call; `dropped`: never sent; `failed`: no attempts left. */
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** Milliseconds since the epoch. */
  due: number;
  attempts: { at: number; result: number | string }[];
}
