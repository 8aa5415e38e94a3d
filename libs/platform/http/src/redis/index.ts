export * from './gathering.js';
export * from './redis-connection.js';
export * from './redis-connections.js';
