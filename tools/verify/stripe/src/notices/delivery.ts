/** The sending of one event to one endpoint, with every attempt. */
export interface Delivery {
  id: string;
  eventId: string;
  type: string;
  endpointId: string;
  /** `waiting`: tried (again) at `due`; `held`: until a control call; `dropped`: never; `failed`: given up. */
  state: 'waiting' | 'held' | 'delivered' | 'dropped' | 'failed';
  /** Milliseconds since the epoch. */
  due: number;
  attempts: { at: number; result: number | string }[];
}
