export * from './start-worker.js';
