import type { StandIn } from '../stand-in.js';

export interface ControlCall {
  standIn: StandIn;
  body: string;
  search: string;
  /** What stood in the path. */
  id: string;
  other: string;
}

export type ControlHandler = (call: ControlCall) => object | Promise<object>;
