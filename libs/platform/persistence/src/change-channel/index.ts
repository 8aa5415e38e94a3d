export { type Change, type ChangeListener } from './change.js';
export * from './change-channel.js';
