export * from './browser.js';
export * from './call-from.js';
export * from './constant-bits.js';
export * from './fresh-database.js';
export * from './malformed-requests.js';
export * from './send-raw.js';
export * from './tcp-proxy.js';
export * from './server-login.js';
