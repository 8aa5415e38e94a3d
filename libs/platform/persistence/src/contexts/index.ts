export { Contexts } from './contexts.js';
export { discoverContexts } from './discover-contexts.js';
export type { EventReader } from './event-reader.js';
export type { SharedRecords } from './shared-records.js';
