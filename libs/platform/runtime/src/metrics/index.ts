export * from './metrics.js';
export * from './metrics.module.js';
export * from './observe-http.js';
export * from './watch-deliveries.js';
