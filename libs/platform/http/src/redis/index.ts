export * from './redis-checks.js';
export * from './redis-connection.js';
export * from './redis-connections.js';
export * from './redis-outage.js';
