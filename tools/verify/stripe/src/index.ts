export { ControlRefused, StripeControl } from './control/client.js';
export type * from './control/types.js';
export type { PaymentMethod } from './payments/pay.js';
export { startStripe, type RunningStripe, type StripeOptions } from './start.js';
export { apiFaults, noticeFaults } from './switches/faults.js';
export type { ApiFault, NoticeFault, PlannedFault, PlannedNoticeFault, RandomFaults } from './switches/faults.js';
