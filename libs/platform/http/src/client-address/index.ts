export * from './address-key.js';
export * from './client-address.js';
