export { destinationProblem, type DestinationRules } from './destination.js';
export { HttpClient, type HttpClientOptions, type HttpResult } from './http-client.js';
export { openHttpClient } from './open-http-client.js';
