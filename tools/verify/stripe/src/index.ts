export { ControlRefused, type StripeControl, stripeControl } from './control/client.js';
export type { Ledger } from './control/ledger.js';
export type { ApiFault, PlannedNoticeFault } from './switches/faults.js';
export { startStripe, type RunningStripe, type StripeOptions } from './start.js';
