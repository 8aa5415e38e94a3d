export { checkDestination, type DestinationRules, DestinationRefused } from './destination.js';
export { type HttpResult, HttpClient } from './http-client.js';
export type { LookUp } from './look-up.js';
export { openHttpClient } from './open-http-client.js';
export { isPublicAddress } from './public-address.js';
export type { HttpClientOptions } from './undici-http-client.js';
