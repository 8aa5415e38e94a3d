export * from './browser.js';
export * from './fresh-database.js';
export * from './tcp-proxy.js';
export * from './server-login.js';
