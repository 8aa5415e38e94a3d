import type { StandIn } from '../stand-in.js';

export interface ControlCall {
  standIn: StandIn;
  body: string;
  search: string;
  /** Value of `:id` in the path. */
  id: string;
  other: string;
}

export type ControlHandler = (call: ControlCall) => object | Promise<object>;
